import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { visitor, type Visitor } from '../../testing/visitor'
import { testApp, type TestApp } from '../../testing/testApp'

const EMAIL = 'asha@example.org'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let test: TestApp
beforeEach(async () => {
  test = await testApp()
  await signedInLearner(test, { email: EMAIL })
})
afterEach(() => test.close())

const logIn = (at: Visitor, email = EMAIL, area = 'user') =>
  at.post(area === 'user' ? '/user/login-user' : '/mentor/login-mentor', { email, password: PASSWORD })
/** Mails about new browsers, after all due jobs have run. */
async function notices(to = EMAIL) {
  await test.jobs.settle()
  return test.mailer.sent.filter((mail) => mail.to === to && mail.subject.includes('used in a new browser'))
}

it('notifies the owner once of each new browser, but not of the first', async () => {
  expect(await notices()).toEqual([])
  const laptop = visitor(test, { 'user-agent': FIREFOX })
  await logIn(laptop)
  const [mail] = await notices()
  expect(mail?.text).toContain('Firefox on Linux')
  expect(mail?.text).toContain('Linux पर Firefox')
  expect(mail?.text).toContain('http://localhost:3000/forgot-password')
  await logIn(laptop)
  await laptop.post('/auth/logout', {})
  await logIn(laptop)
  expect(await notices()).toHaveLength(1)
  await logIn(visitor(test))
  expect(await notices()).toHaveLength(2)
})

it('notifies a mentor, but not the other account of the same address', async () => {
  await signedInMentor(test, { email: EMAIL })
  expect(await notices()).toEqual([])
  await logIn(visitor(test), EMAIL, 'mentor')
  const mails = await notices()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('/forgot-password?role=mentor')
})

it('knows browsers per account', async () => {
  await signedInLearner(test, { email: 'dev@example.org' })
  const shared = visitor(test)
  await logIn(shared)
  await logIn(shared, 'dev@example.org')
  expect(await notices('dev@example.org')).toHaveLength(1)
  await logIn(shared)
  await logIn(shared, 'dev@example.org')
  expect(await notices()).toHaveLength(1)
  expect(await notices('dev@example.org')).toHaveLength(1)
})

it('gives the browser a new cookie at each sign-in and invalidates the old one', async () => {
  const laptop = visitor(test)
  await logIn(laptop)
  const old = laptop.cookie('mc_device')
  await logIn(laptop)
  expect(laptop.cookie('mc_device')).not.toBe(old)
  await logIn(visitor(test, { cookie: `mc_device=${old}` }))
  expect(await notices()).toHaveLength(2)
})

it('forgets a browser after half a year without a sign-in', async () => {
  const laptop = visitor(test)
  await logIn(laptop)
  test.clock.advance(181 * DAY_MS)
  await logIn(laptop)
  expect(await notices()).toHaveLength(2)
})

it('sends a client without cookies at most five mails a day, and remembers at most twenty browsers', async () => {
  for (let i = 0; i < 25; i++) await logIn(visitor(test))
  expect((await notices()).length).toBeLessThanOrEqual(5)
  const devices = await test.db.selectFrom('known_devices').selectAll().execute()
  expect(devices).toHaveLength(20)
  test.clock.advance(DAY_MS + 1000)
  const before = (await notices()).length
  await logIn(visitor(test))
  expect(await notices()).toHaveLength(before + 1)
})

it('stores no secret in plain text', async () => {
  const laptop = visitor(test)
  await logIn(laptop)
  const rows = JSON.stringify([
    await test.db.selectFrom('known_devices').selectAll().execute(),
    await test.db.selectFrom('sessions').selectAll().execute(),
  ])
  for (const name of ['mc_device', 'mc_session']) expect(rows).not.toContain(laptop.cookie(name))
})

describe('over https', () => {
  it('cookies have the __Host- prefix, and cookies without it are ignored', async () => {
    const secure = await testApp({ apiUrl: 'https://api.example.org', siteUrl: 'https://example.org' })
    const person = visitor(secure)
    const signUp = await person.post('/user/register-user', { name: 'A', email: EMAIL, password: PASSWORD })
    expect(signUp.cookies.map(({ name }) => name)).toEqual(['__Host-mc_signup'])
    const code = { email: EMAIL, otp: secure.mailer.lastOtp(EMAIL), role: 'user' }
    expect((await person.post('/auth/verify-otp', code)).json()).toMatchObject({ data: true })
    const login = await logIn(person)
    for (const name of ['__Host-mc_session', '__Host-mc_device'])
      expect(login.cookies.find((one) => one.name === name)).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      })
    expect(login.cookies.every(({ domain }) => domain === undefined)).toBe(true)
    const plain = visitor(secure, { cookie: `mc_session=${person.cookie('__Host-mc_session')}` })
    expect((await plain.post('/auth/verify-token', {})).statusCode).toBe(401)
    expect((await person.post('/auth/verify-token', {})).statusCode).toBe(200)
    await secure.close()
  })
})
