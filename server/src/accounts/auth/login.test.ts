import { OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { enterCode, signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor } from '../../testing/visitor'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const logIn = (email: string, password = PASSWORD, at = visitor(test)) =>
  at.post('/user/login-user', { email, password })

describe('login-user', () => {
  it('opens a session: cookie, bearer token and the whole account, no secrets', async () => {
    const email = 'asha@example.org'
    await signedInLearner(test, { email })
    const response = await logIn('ASHA@example.org')
    expect(response.statusCode).toBe(200)
    expect(response.json().data.userData).toMatchObject({
      email,
      role: 'user',
      isverified: true,
      courses: [],
      savedItems: [],
      domains: [],
    })
    expect(response.body).not.toMatch(/password|argon2/)
    const cookie = response.cookies.find(({ name }) => name === 'mc_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 })
    expect(cookie?.secure).toBeUndefined()
    expect(Buffer.from(cookie?.value ?? '', 'base64url').length).toBeGreaterThanOrEqual(16)
  })

  it('returns the same body for a wrong password and an unknown address', async () => {
    const email = 'known@example.org'
    await signedInLearner(test, { email })
    const [wrong, unknown] = [await logIn(email, 'wrong password'), await logIn('unknown@example.org')]
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'wrong_credentials' })
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.cookies).toEqual([])
  })

  it('admits a demo account with its published password only where that is allowed', async () => {
    const { email, password } = DEMO_LEARNER
    await signedInLearner(test, { email, password })
    expect((await logIn(email, password)).statusCode).toBe(200)
    const { admitsDemoAccounts } = test.config
    test.config.admitsDemoAccounts = false
    const refused = await logIn(email, password)
    test.config.admitsDemoAccounts = admitsDemoAccounts
    expect(refused.json()).toMatchObject({ code: 'wrong_credentials' })
  })

  it('refuses an incomplete or overlong body', async () => {
    const empty = await visitor(test).post('/user/login-user', {})
    expect(empty.json().fields).toEqual({ email: 'This is required.', password: 'This is required.' })
    expect((await logIn('a@example.org', 'x'.repeat(129))).statusCode).toBe(400)
  })

  it('does not log a mentor in as a learner', async () => {
    const { account } = await signedInMentor(test)
    expect((await logIn(account.email ?? '')).statusCode).toBe(401)
  })

  it('is Secure if the API is served over https', async () => {
    const secured = await testApp({ apiUrl: 'https://api.example.org' })
    const { app, mailer } = secured
    await app.inject({
      method: 'POST',
      url: '/user/register-user',
      payload: { name: 'A', email: 'a@example.org', password: PASSWORD },
    })
    const payload = { email: 'a@example.org', otp: mailer.lastOtp('a@example.org'), role: 'user' }
    await app.inject({ method: 'POST', url: '/auth/verify-otp', payload })
    const login = await app.inject({
      method: 'POST',
      url: '/user/login-user',
      payload: { email: 'a@example.org', password: PASSWORD },
    })
    expect(login.cookies[0]).toMatchObject({ name: '__Host-mc_session', secure: true })
    await secured.close()
  })
})

describe('a log-in before the code was entered', () => {
  it('with the right password sends a fresh code and opens no session', async () => {
    const email = 'waiting@example.org'
    await signUp(visitor(test), email)
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    const person = visitor(test)
    const response = await logIn(email, PASSWORD, person)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ UserNotVerified: true, data: { email, role: 'user' } })
    expect(response.cookies.map(({ name }) => name)).toEqual(['mc_signup'])
    expect(test.mailer.sent.filter(({ to }) => to === email)).toHaveLength(2)
    expect((await enterCode(person, email, test.mailer.lastOtp(email))).json()).toMatchObject({ data: true })
    expect((await logIn(email)).json().data.token).toEqual(expect.any(String))
  })

  it('does not send a second code within thirty seconds', async () => {
    const email = 'hasty@example.org'
    await signUp(visitor(test), email)
    expect((await logIn(email)).json()).toMatchObject({ UserNotVerified: true })
    expect(test.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('with a wrong password reveals no more than for an unknown address', async () => {
    const email = 'secret@example.org'
    await signUp(visitor(test), email)
    const [waiting, unknown] = [await logIn(email, 'wrong password'), await logIn('unknown@example.org')]
    expect(waiting.body).toBe(unknown.body)
  })

  it('does not open an account with the password that a stranger signed up with', async () => {
    const email = 'owner@example.org'
    await signedInLearner(test, { email })
    await signUp(visitor(test), email, 'a password of the stranger')
    expect((await logIn(email, 'a password of the stranger')).json()).toMatchObject({
      code: 'wrong_credentials',
    })
  })
})

describe('login-mentor', () => {
  it('opens a session for a mentor, even one who is not approved yet', async () => {
    const { account } = await signedInMentor(test, { status: 'inactive' })
    expect(account).toMatchObject({ role: 'mentor', status: 'inactive', mobile: '9876543210' })
  })

  it('refuses a wrong password and a learner', async () => {
    const { account } = await signedInLearner(test)
    const response = await visitor(test).post('/mentor/login-mentor', {
      email: account.email,
      password: PASSWORD,
    })
    expect(response.json()).toMatchObject({ code: 'wrong_credentials' })
  })
})
