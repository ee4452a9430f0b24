import { APPEAL_GRAPHEMES_MAX } from '@mentor-connect/contract/trust/sanctions'
import type { OwnSanction } from '@mentor-connect/contract/trust/safety'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { safetyWorld, type Person, type SafetyWorld } from '../../testing/safetyWorld'
import { cookiesOf, signedInLearner } from '../../testing/signedIn'
import { itRaces } from '../../testing/raceTests'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

const own = async (person: Person): Promise<OwnSanction[]> =>
  (await w.get(person, `/me/sanctions?userId=${person.account._id}`)).json().data.sanctions
const appeal = (person: Person, id: string, text = 'It was my brother.') =>
  w.post(person, `/me/sanctions/${id}/appeal`, { userId: person.account._id, text })

async function sanctioned(kind = 'limit'): Promise<string> {
  await w.operate('sanctions impose', 'asha@example.org', { kind, reason: 'Spam' })
  return (await own(w.asha))[0]!._id
}

async function appealed(kind?: string) {
  await appeal(w.asha, await sanctioned(kind))
  const [{ id }] = (await w.operate('appeals list', '')).json as [{ id: string }]
  return id
}
const rule = (id: string, ruling: string, operator = 'bina', more = {}) =>
  w.operate('appeals decide', id, { ruling, answer: 'We have asked him.', ...more }, operator)

describe('an appeal', () => {
  it('of a suspended person is sent with the session of the log-in, and shown with its state', async () => {
    await w.operate('users suspend', 'asha@example.org', { reason: 'Spam' })
    const headers = { cookie: cookiesOf(await w.logIn(w.asha)) }
    const asha = { ...w.asha, headers } as Person
    const [suspension] = await own(asha)
    expect(suspension).toMatchObject({ kind: 'suspension', reason: 'Spam', appealUntil: expect.any(String) })
    expect((await appeal(asha, suspension!._id)).json().data).toEqual({ appealed: true })
    expect(await own(asha)).toMatchObject([{ appeal: { text: 'It was my brother.', state: 'open' } }])
    expect((await own(asha))[0]).not.toHaveProperty('appealUntil')
    const again = await appeal(asha, suspension!._id)
    expect([again.statusCode, again.json().reason]).toEqual([403, 'appeal_exists'])
  })

  it('that is accepted lifts its own sanction and nothing else', async () => {
    await w.operate('sanctions impose', 'asha@example.org', { kind: 'warning', reason: 'Rude' })
    w.clock.advance(1)
    const id = await appealed()
    await rule(id, 'accepted')
    expect(w.mailer.sent.at(-1)).toMatchObject({ to: 'asha@example.org' })
    expect(w.mailer.sent.at(-1)?.text).toContain('We have asked him.')
    const [limit, warning] = await own(w.asha)
    expect(limit).toMatchObject({ kind: 'limit', endedAt: expect.any(String), appeal: { state: 'accepted' } })
    expect(warning).not.toHaveProperty('endedAt')
    await expect(rule(id, 'rejected')).rejects.toThrow(/was accepted by bina/)
  })

  it('that is rejected changes nothing, and the person hears why', async () => {
    await rule(await appealed(), 'rejected')
    expect(w.mailer.sent.at(-1)?.text).toMatch(/stays as it is[^]*We have asked him/)
    const [limit] = await own(w.asha)
    expect(limit).toMatchObject({ appeal: { state: 'rejected', answer: 'We have asked him.' } })
    expect(limit).not.toHaveProperty('endedAt')
  })

  it('is decided by another operator, unless there is none', async () => {
    const id = await appealed()
    await expect(rule(id, 'accepted', 'root')).rejects.toThrow(/another operator decides/)
    expect((await w.operate('appeals list', '')).json).toHaveLength(1)
    await rule(id, 'accepted', 'root', { 'only-operator': true })
    expect((await w.operate('appeals list', '')).json).toEqual([])
  })

  it('is refused to others, too late, too long or blank', async () => {
    const id = await sanctioned()
    const other = await signedInLearner(w, { email: 'other@example.org' })
    expect((await appeal(other, id)).statusCode).toBe(404)
    expect((await appeal(w.asha, 'none')).statusCode).toBe(404)
    expect((await appeal(w.asha, id, ' ')).statusCode).toBe(400)
    expect((await appeal(w.asha, id, 'क्षि'.repeat(APPEAL_GRAPHEMES_MAX + 1))).statusCode).toBe(400)
    w.clock.advance(20 * DAY_MS + 1)
    const late = (await w.logIn(w.asha)).json().data.token as string
    const asha = { ...w.asha, headers: { authorization: `Bearer ${late}` } } as unknown as Person
    expect((await appeal(asha, id)).json().reason).toBe('appeal_late')
  })
})

describe('a limited person', () => {
  it('starts no conversation and no first contact, and goes on with those who have answered', async () => {
    const ravi = w.ravi
    const other = await w.mentor('sita@example.org')
    const third = await w.mentor('tara@example.org')
    const create = (mentor: Person) =>
      w.inChat(w.asha, '/api/chat/create', { userId1: mentor.account._id, userId2: w.asha.account._id })
    await create(other)
    await sanctioned()
    await w.access.sendPending()
    expect((await w.write(w.asha, ravi)).type).toBe('ack')
    expect(await w.write(w.asha, other)).toMatchObject({ type: 'error', code: 'contact_limited' })
    const refused = await create(third)
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'contact_limited'])
    const [{ _id }] = (await own(w.asha)) as [OwnSanction]
    await w.operate('sanctions lift', _id, { reason: 'A mistake' })
    expect((await w.write(w.asha, other)).type).toBe('ack')
  })
})

describe('a suspension', () => {
  itRaces('closes open sockets, and nothing that is sent meanwhile is stored after it', async () => {
    const [asha, ravi] = [await w.connect(w.asha), await w.connect(w.ravi)]
    const texts = Array.from({ length: 20 }, (_, i) => `in flight ${i}`)
    for (const message of texts) asha.send({ receiverId: w.ravi.account._id, message })
    const suspended = w.operate('users suspend', 'asha@example.org', { reason: 'Spam' })
    expect(await asha.closed).toBe(4403)
    await suspended
    const history = `/api/chat/history?userId1=${w.asha.account._id}&userId2=${w.ravi.account._id}`
    const stored = async () => (await w.inChat(w.ravi, history)).json().data?.length as number
    const before = await stored()
    const again = w.dial(w.asha.account._id, w.asha.bearer)
    expect(await again.closed).toBe(4403)
    await ravi.settled()
    expect(await stored()).toBe(before)
  })
})
