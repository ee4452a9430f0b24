import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { passkeyLogin, personWithPasskeys } from '../../testing/peoplesPasskeys'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { VirtualAuthenticator } from '../../testing/virtualAuthenticator'
import { visitor, type Visitor } from '../../testing/visitor'

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

const logIn = (at: Visitor, password = PASSWORD) => at.post('/user/login-user', { email: EMAIL, password })
const enterCode = (at: Visitor, code: string) => at.post('/auth/recovery-code', { code })
const isIn = async (at: Visitor) => (await at.post('/auth/verify-token', {})).statusCode === 200
async function mailsAbout(text: string) {
  await t.jobs.settle()
  return t.mailer.sent.filter((mail) => mail.to === EMAIL && mail.subject.includes(text))
}

describe('a log-in with the password on a new device', () => {
  it('opens no session, says why, and goes on with a passkey', async () => {
    const phone = visitor(t)
    const first = await logIn(phone)
    expect(first.statusCode).toBe(403)
    expect(first.json()).toMatchObject(NEEDED)
    expect(first.json().message).toContain('passkey or a recovery code')
    expect(phone.cookie('mc_session')).toBe('')
    expect(phone.cookie('mc_device')).toBe('')
    expect(await isIn(phone)).toBe(false)

    const { options } = (await phone.post('/auth/passkey-options', { secondStep: true })).json().data
    expect(options.allowCredentials).toHaveLength(1)
    const entered = await phone.post('/auth/passkey-login', { credential: key.get(options) })
    expect(entered.json().data.userData).toMatchObject({ _id: asha.userId })
    expect(await isIn(phone)).toBe(true)
    expect(phone.cookie('mc_sign_in')).toBe('')
  })

  it('is enough on a device that is known, and answers a wrong password as ever', async () => {
    expect((await logIn(asha.browser)).statusCode).toBe(200)
    const wrong = await logIn(visitor(t), 'not the right one')
    const unknown = await visitor(t).post('/user/login-user', { email: 'nobody@example.org', password: 'x' })
    expect(wrong.json()).toEqual(unknown.json())
  })

  it('is over after ten minutes, and belongs to its browser', async () => {
    const phone = visitor(t)
    await logIn(phone)
    expect((await enterCode(visitor(t), codes[0]!)).json()).toMatchObject({ reason: 'second_step_over' })
    const other = await visitor(t).post('/auth/passkey-options', { secondStep: true })
    expect(other.json()).toMatchObject({ reason: 'second_step_over' })
    t.clock.advance(10 * MINUTE_MS)
    expect((await enterCode(phone, codes[0]!)).json()).toMatchObject({ reason: 'second_step_over' })
  })

  it('asks mentors, too', async () => {
    const ravi = personWithPasskeys(t, await signedInMentor(t, { email: 'ravi@example.org' }))
    await ravi.withSecondFactor()
    const login = { email: 'ravi@example.org', password: PASSWORD }
    expect((await visitor(t).post('/mentor/login-mentor', login)).json()).toMatchObject(NEEDED)
  })

  it('is not enough after a reset of the password by mail either', async () => {
    await asha.browser.post('/auth/request-password-reset', { email: EMAIL, role: 'user' })
    await t.jobs.settle()
    const token = /reset-password#([\w-]+)/.exec(t.mailer.lastThatSays(/reset-password#/).text)![1]
    const password = 'a brand-new long one'
    expect((await asha.browser.post('/auth/reset-password', { token, password })).statusCode).toBe(200)
    expect((await logIn(asha.browser, password)).json()).toMatchObject(NEEDED)
    expect((await enterCode(asha.browser, codes[3]!)).statusCode).toBe(200)
  })
})

describe('a recovery code', () => {
  it('works once, however it is typed, and is told by mail', async () => {
    const phone = visitor(t)
    await logIn(phone)
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ')
    expect((await enterCode(phone, typed)).json().data.userData).toMatchObject({ _id: asha.userId })
    expect((await asha.state()).secondFactor).toMatchObject({ isOn: true, codesLeft: 9 })
    expect((await mailsAbout('recovery code'))[0]?.text).toContain('left: 9')
    const again = visitor(t)
    await logIn(again)
    const refused = await enterCode(again, codes[0]!)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ reason: 'recovery_code_invalid' })
    expect((await enterCode(again, codes[1]!)).statusCode).toBe(200)
  })

  it('lets in only one of several browsers that use it at the same time', async () => {
    const browsers = [visitor(t), visitor(t), visitor(t), visitor(t)]
    for (const at of browsers) await logIn(at)
    const answers = await Promise.all(browsers.map((at) => enterCode(at, codes[0]!)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  it('can be guessed five times before each guess has to wait', async () => {
    const answers = []
    for (let i = 0; i < 6; i++) {
      const at = visitor(t)
      await logIn(at)
      answers.push((await enterCode(at, 'AAAA-AAAA-AAAA-AAAA')).statusCode)
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('of another person, or of a set that was replaced, is wrong', async () => {
    const dev = personWithPasskeys(t, await signedInLearner(t, { email: 'dev@example.org' }))
    const devs = await dev.withSecondFactor()
    const phone = visitor(t)
    await logIn(phone)
    expect((await enterCode(phone, devs.codes[0]!)).statusCode).toBe(401)
    const renewed = (await asha.post('/account/recovery-codes')).json().data.codes as string[]
    expect(renewed).toHaveLength(10)
    expect((await enterCode(phone, codes[0]!)).statusCode).toBe(401)
    expect((await enterCode(phone, renewed[0]!)).statusCode).toBe(200)
    expect(await mailsAbout('new Mentor-Connect recovery codes')).toHaveLength(1)
  })

  it('is stored as a hash only', async () => {
    const stored = JSON.stringify(await t.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(stored).not.toContain(code)
  })
})

describe('the second factor', () => {
  it('needs a passkey, and the last one stays until it is off', async () => {
    const dev = personWithPasskeys(t, await signedInLearner(t, { email: 'dev@example.org' }))
    await dev.prove()
    expect((await dev.post('/account/second-factor-on')).json()).toMatchObject({ reason: 'passkey_missing' })
    expect((await dev.post('/account/recovery-codes')).json()).toMatchObject({ reason: 'second_factor_off' })

    const [{ _id: passkeyId }] = (await asha.state()).passkeys
    const kept = await asha.post('/account/remove-passkey', { passkeyId })
    expect(kept.statusCode).toBe(409)
    expect(kept.json()).toMatchObject({ reason: 'last_passkey' })
    const off = await asha.post('/account/second-factor-off')
    expect(off.json().data.secondFactor).toEqual({ isOn: false, endsAt: null, codesLeft: 0 })
    expect((await asha.post('/account/remove-passkey', { passkeyId })).statusCode).toBe(200)
    expect((await logIn(visitor(t))).statusCode).toBe(200)
    expect(await mailsAbout('no longer asks')).toHaveLength(1)
  })

  it('keeps a passkey if two browsers remove the last two at the same time', async () => {
    await asha.add(new VirtualAuthenticator(t.config.siteUrl))
    const { passkeys } = (await asha.state()) as { passkeys: { _id: string }[] }
    await Promise.all(
      passkeys.map(({ _id: passkeyId }) => asha.post('/account/remove-passkey', { passkeyId })),
    )
    expect((await asha.state()).passkeys).toHaveLength(1)
  })

  it('is enough without a password, because the passkey verifies its user', async () => {
    expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(200)
  })
})
