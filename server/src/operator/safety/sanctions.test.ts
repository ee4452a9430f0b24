import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { endExpiredSanctions } from '../../accounts/people/sanctions.repo'
import { safetyWorld, type SafetyWorld } from '../../testing/safetyWorld'
import type { Options } from '../command'

const REASON = 'Wrote to learners about money.'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

describe('a sanction', () => {
  const impose = (kind: string, more: Options = {}) =>
    w.operate('sanctions impose', 'asha@example.org', { kind, reason: REASON, ...more })

  it('with an end passes by itself, also in chat', async () => {
    await w.operate('users suspend', 'ravi@example.org', { reason: REASON, days: '2' })
    expect(w.mailer.sent.at(-1)?.text).toMatch(/It ends on/)
    w.clock.advance(2 * DAY_MS - 1)
    await endExpiredSanctions(w.db, w.clock().toISOString())
    expect((await w.logIn(w.ravi)).json().code).toBe('account_suspended')
    w.clock.advance(1)
    await endExpiredSanctions(w.db, w.clock().toISOString())
    await w.access.sendPending()
    const { token } = (await w.logIn(w.ravi)).json().data
    expect((await w.write({ ...w.ravi, bearer: token }, w.asha)).type).toBe('ack')
    expect((await w.operate('sanctions list', 'ravi@example.org', {})).json).toMatchObject([
      { kind: 'suspension', ended_by: 'automatic', reason: REASON },
    ])
  })

  it('that is a warning is told and takes nothing away; a note is for operators only', async () => {
    const before = w.mailer.sent.length
    await impose('note')
    expect(w.mailer.sent).toHaveLength(before)
    await impose('warning')
    expect(w.mailer.sent.at(-1)).toMatchObject({
      to: 'asha@example.org',
      subject: expect.stringMatching(/warning/),
    })
    expect(w.mailer.sent.at(-1)?.text).toContain(REASON)
    expect((await w.logIn(w.asha)).statusCode).toBe(200)
    const { _id: userId } = w.asha.account
    const data = await w.app.inject({ url: `/account/export?userId=${userId}`, headers: w.asha.headers })
    expect(data.json().sanctions).toMatchObject([{ kind: 'warning', reason: REASON }])
  })

  it('is lifted by its id, once', async () => {
    await impose('limit')
    expect((await impose('limit')).json).toBeUndefined()
    const [{ id }] = (await w.operate('sanctions list', 'asha@example.org', {})).json as [{ id: string }]
    expect((await w.operate('sanctions lift', id)).text).toMatch(/told by mail/)
    expect(w.mailer.sent.at(-1)).toMatchObject({ subject: expect.stringMatching(/no longer limited/) })
    expect((await w.operate('sanctions lift', id)).json).toBeUndefined()
  })

  it.each([
    ['no number of days', 'two'],
    ['an end in the past', '-1'],
  ])('with %s is refused on the command line', async (_, days) => {
    const suspended = w.operate('users suspend', 'asha@example.org', { reason: REASON, days })
    await expect(suspended).rejects.toThrow(/--days is a number from 1 to 3650/)
  })
})
