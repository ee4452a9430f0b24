import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { operatorWithoutChat } from '../testing/operatorContext'
import { passkeyLogin, personWithPasskeys } from '../testing/peoplesPasskeys'
import { PASSWORD, signedInLearner } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import type { VirtualAuthenticator } from '../testing/virtualAuthenticator'
import { visitor, type Visitor } from '../testing/visitor'
import { secondFactorCommands } from './commands/secondFactors'

const EMAIL = 'asha@example.org'
const NEEDED = { code: 'forbidden', reason: 'second_factor_needed' }

let t: TestApp
let asha: ReturnType<typeof personWithPasskeys>
let key: VirtualAuthenticator
let codes: string[]
beforeEach(async () => {
  t = await testApp()
  asha = personWithPasskeys(t, await signedInLearner(t, { email: EMAIL }))
  ;({ key, codes } = await asha.withSecondFactor())
})
afterEach(() => t.close())

const logIn = (at: Visitor) => at.post('/user/login-user', { email: EMAIL, password: PASSWORD })
async function mailsAbout(text: string) {
  await t.jobs.settle()
  return t.mailer.sent.filter((mail) => mail.to === EMAIL && mail.subject.includes(text))
}

describe('an operator whom somebody has told that everything is lost', () => {
  const end = () => secondFactorCommands[0]!.run(operatorWithoutChat(t), EMAIL, { reason: 'Called us.' })

  it('ends it after three days and a mail', async () => {
    const endsAt = new Date(t.clock().getTime() + 72 * HOUR_MS).toISOString()
    await end()
    expect((await asha.state()).secondFactor).toMatchObject({ isOn: true, endsAt })
    expect(await mailsAbout('will soon no longer ask')).toHaveLength(1)
    await expect(end()).rejects.toThrow('ends already')
    t.clock.advance(71 * HOUR_MS)
    await t.jobs.settle()
    expect((await logIn(visitor(t))).json()).toMatchObject(NEEDED)
    t.clock.advance(HOUR_MS)
    expect(await mailsAbout('no longer asks')).toHaveLength(1)
    expect((await logIn(visitor(t))).statusCode).toBe(200)
    const audit = await t.db.selectFrom('operator_acts').select(['act', 'target', 'reason']).execute()
    expect(audit).toEqual([{ act: 'users end-second-factor', target: asha.userId, reason: 'Called us.' }])
  })

  it.each(['a passkey', 'a recovery code', 'the account page'])('is stopped by %s', async (way) => {
    await end()
    const phone = visitor(t)
    if (way === 'a passkey') await passkeyLogin(phone, key)
    else if (way === 'a recovery code') {
      await logIn(phone)
      await phone.post('/auth/recovery-code', { code: codes[0] })
    } else await asha.post('/account/keep-second-factor')
    t.clock.advance(73 * HOUR_MS)
    await t.jobs.settle()
    expect((await asha.state()).secondFactor).toMatchObject({ isOn: true, endsAt: null })
    expect((await logIn(visitor(t))).json()).toMatchObject(NEEDED)
  })

  it('is told if there is nothing to end', async () => {
    await asha.post('/account/second-factor-off')
    await expect(end()).rejects.toThrow('has no second factor')
  })
})
