import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { PASSWORD_RESET_LIFETIME_MS, PASSWORD_RESETS_PER_HOUR } from '@mentor-connect/contract/rules/limits'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor } from '../../testing/visitor'

let test: TestApp

const EMAIL = 'asha@example.org'
const NEW_PASSWORD = 'a new long password'

beforeEach(async () => {
  test = await testApp()
})
afterEach(() => test.close())

const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload })
const ask = (email = EMAIL, role = 'user') => post('/auth/request-password-reset', { email, role })
const reset = (token: string, password = NEW_PASSWORD) => post('/auth/reset-password', { token, password })
const logIn = (password: string, email = EMAIL) => post('/user/login-user', { email, password })

/** Requests a link and returns the token from the mail. */
async function newLink(email = EMAIL, role = 'user'): Promise<string> {
  const tokens = () => test.mailer.sent.flatMap(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1] ?? [])
  await test.jobs.settle()
  const before = tokens()
  expect((await ask(email, role)).json()).toMatchObject({ data: true })
  await test.jobs.settle()
  const [token, ...more] = tokens().slice(before.length)
  expect(more).toEqual([])
  if (!token) throw new Error('No link was mailed.')
  return token
}

/** All mails about passwords, after all due jobs have run. */
async function allMails() {
  await test.jobs.settle()
  return test.mailer.sent.filter(({ subject }) => subject.includes('password')).map(({ to }) => to)
}

describe('a forgotten password', () => {
  it('is replaced with the mailed link; the token is not exposed to anybody else', async () => {
    await signedInLearner(test, { email: EMAIL })
    const token = await newLink('ASHA@example.org')
    const mail = test.mailer.lastThatSays(/reset-password#/)
    expect(mail).toMatchObject({ to: EMAIL, text: expect.stringMatching(/30 minutes[^]*30 मिनट/) })
    expect(JSON.stringify(await test.db.selectFrom('password_resets').selectAll().execute())).not.toContain(
      token,
    )
    expect((await reset(token)).json().data).toEqual({ email: EMAIL, role: 'user' })
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200)
    expect((await logIn(PASSWORD)).json()).toMatchObject({ code: 'wrong_credentials' })
  })

  it('ends every session of that person only, and notifies the person', async () => {
    const [phone, other] = [await signedInLearner(test, { email: EMAIL }), await signedInLearner(test)]
    const laptop = await logIn(PASSWORD)
    await reset(await newLink())
    const whoAmI = async (headers: Record<string, string>) =>
      (await test.app.inject({ method: 'POST', url: '/auth/verify-token', payload: {}, headers })).statusCode
    expect(await whoAmI(phone.headers)).toBe(401)
    expect(await whoAmI({ authorization: `Bearer ${phone.bearer}` })).toBe(401)
    expect(await whoAmI({ authorization: `Bearer ${laptop.json().data.token}` })).toBe(401)
    expect(await whoAmI(other.headers)).toBe(200)
    expect(await allMails()).toEqual([EMAIL, EMAIL])
    expect(test.mailer.lastThatSays(/was changed/).to).toBe(EMAIL)
  })

  it('of a mentor is separate from that of a learner with the same address', async () => {
    await signedInLearner(test, { email: EMAIL })
    await signedInMentor(test, { email: EMAIL })
    expect((await reset(await newLink(EMAIL, 'mentor'))).json().data).toEqual({
      email: EMAIL,
      role: 'mentor',
    })
    const asMentor = await post('/mentor/login-mentor', { email: EMAIL, password: NEW_PASSWORD })
    expect(asMentor.statusCode).toBe(200)
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
  })
})

describe('a link', () => {
  beforeEach(() => signedInLearner(test, { email: EMAIL }))

  it('works once, and invalidates the person’s other links', async () => {
    const [first, second] = [await newLink(), await newLink()]
    await reset(first)
    for (const token of [first, second])
      expect((await reset(token, 'yet another password')).json()).toMatchObject({
        code: 'reset_link_invalid',
      })
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('works for one of two concurrent requests', async () => {
    const token = await newLink()
    const answers = await Promise.all(['first of two', 'second of two'].map((one) => reset(token, one)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('works for half an hour', async () => {
    const token = await newLink()
    test.clock.advance(PASSWORD_RESET_LIFETIME_MS)
    expect((await reset(token)).json()).toMatchObject({ code: 'reset_link_invalid' })
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
  })

  it('stays valid when the password is refused', async () => {
    const token = await newLink()
    expect((await reset(token, 'short')).json()).toMatchObject({ code: 'invalid_input' })
    expect((await reset(token, 'x'.repeat(129))).json()).toMatchObject({ code: 'invalid_input' })
    for (const [weak, reason] of Object.entries({ Password1: 'common', AshaVerma99: 'personal' }))
      expect((await reset(token, weak)).json()).toMatchObject({ code: 'weak_password', reason })
    expect((await reset(token)).statusCode).toBe(200)
  })

  it.each(['A'.repeat(32), '../../etc', "' or 1=1 --", 'शून्य'])('cannot be guessed: %s', async (token) => {
    expect((await reset(token)).json()).toMatchObject({ code: 'reset_link_invalid' })
  })

  it.each([{}, { token: '' }, { token: 'x'.repeat(65) }, { token: 1234 }, { token: ['a'] }])(
    'is refused as %j',
    async (body) => {
      const response = await post('/auth/reset-password', { password: NEW_PASSWORD, ...body })
      expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { token: expect.any(String) } })
    },
  )

  it('is never the one-time code of a sign-up', async () => {
    await signUp(visitor(test), 'new@example.org')
    const otp = test.mailer.lastOtp('new@example.org')
    expect((await reset(otp)).json()).toMatchObject({ code: 'reset_link_invalid' })
  })
})

describe('a request for a link', () => {
  it('gets the same response for a known, an unknown and an unverified address; one of them gets a mail', async () => {
    await signedInLearner(test, { email: EMAIL })
    await signUp(visitor(test), 'waiting@example.org')
    const answers = [await ask(), await ask('unknown@example.org'), await ask('waiting@example.org')]
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const rows = await test.db.selectFrom('password_resets').select('email').execute()
    expect(rows.map(({ email }) => email).sort()).toEqual([
      EMAIL,
      'unknown@example.org',
      'waiting@example.org',
    ])
    expect(await allMails()).toEqual([EMAIL])
  })

  it('is answered before the mail is sent, and the mail is sent once the mail server is back', async () => {
    await signedInLearner(test, { email: EMAIL })
    const down = jest.spyOn(test.mailer, 'send').mockRejectedValue(new Error('The mail server is down.'))
    expect((await ask()).body).toBe((await ask('unknown@example.org')).body)
    await test.jobs.settle()
    down.mockRestore()
    test.clock.advance(60_000)
    expect(await allMails()).toEqual([EMAIL])
  })

  it('sends no mail whose link has expired in the meantime, and deletes the link', async () => {
    await signedInLearner(test, { email: EMAIL })
    jest.spyOn(test.mailer, 'send').mockRejectedValueOnce(new Error('The mail server is down.'))
    await ask()
    await test.jobs.settle()
    expect(JSON.stringify(await test.db.selectFrom('jobs').selectAll().execute())).toContain(
      'reset-password#',
    )
    test.clock.advance(PASSWORD_RESET_LIFETIME_MS)
    expect(await allMails()).toEqual([])
    expect(JSON.stringify(await test.db.selectFrom('jobs').selectAll().execute())).not.toContain(
      'reset-password',
    )
  })

  it('is refused after three in an hour for any address, concurrent ones too', async () => {
    await signedInLearner(test, { email: EMAIL })
    for (const email of [EMAIL, 'unknown@example.org']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)))
      const refused = answers.filter(({ statusCode }) => statusCode === 429)
      expect(refused).toHaveLength(8 - PASSWORD_RESETS_PER_HOUR)
      expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
    }
    // A mail that is not sent before its link expires is never sent.
    expect(await allMails()).toHaveLength(PASSWORD_RESETS_PER_HOUR)
    test.clock.advance(HOUR_MS)
    expect((await ask()).statusCode).toBe(200)
    expect(await allMails()).toHaveLength(PASSWORD_RESETS_PER_HOUR + 1)
  })

  it.each([
    [{}, ['email', 'role']],
    [{ email: 'no address', role: 'user' }, ['email']],
    [{ email: EMAIL, role: 'admin' }, ['role']],
    [{ email: `${'a'.repeat(260)}@example.org`, role: 'user' }, ['email']],
    [{ email: [EMAIL], role: 'user' }, ['email']],
  ])('is refused as %j', async (body, fields) => {
    const response = await post('/auth/request-password-reset', body)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(fields)
  })
})
