import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { PASSWORD } from '../../testing/signedIn'
import { enterCode, otherThan, signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor } from '../../testing/visitor'

let test: TestApp

beforeEach(async () => {
  test = await testApp()
})
afterEach(() => test.close())

const EMAIL = 'asha@example.org'
const logIn = (email: string, password = PASSWORD) =>
  visitor(test).post('/user/login-user', { email, password })

describe('register-user', () => {
  it('mails a code in two languages and returns the address, without the code', async () => {
    const response = await signUp(visitor(test), 'Asha@Example.org')
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toEqual({ email: EMAIL, role: 'user' })
    expect(response.cookies[0]).toMatchObject({
      name: 'mc_signup',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect(test.mailer.sent).toHaveLength(1)
    expect(test.mailer.sent[0]?.text).toMatch(/Enter this code[^]*\n\d{4}\n[^]*यह कोड डालें/)
    expect(response.body).not.toContain(test.mailer.lastOtp(EMAIL))
  })

  it.each([
    [{ email: EMAIL, password: PASSWORD }, { name: 'This is required.' }],
    [{ name: '  ', email: EMAIL, password: PASSWORD }, { name: 'This is required.' }],
    [{ name: 'A', email: 'asha', password: PASSWORD }, { email: 'Enter a valid email address.' }],
    [{ name: 'A', email: EMAIL, password: 'short' }, { password: 'Use at least 8 characters.' }],
    [{ name: 'A', email: EMAIL, password: 'x'.repeat(129) }, { password: 'Use at most 128 characters.' }],
    [{ name: 5, email: EMAIL, password: PASSWORD }, { name: 'Enter text.' }],
    [{}, { name: 'This is required.', email: 'This is required.', password: 'This is required.' }],
  ])('refuses %j', async (payload, fields) => {
    const response = await visitor(test).post('/user/register-user', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields })
    expect(test.mailer.sent).toHaveLength(0)
  })

  it('refuses a common password', async () => {
    const response = await signUp(visitor(test), EMAIL, 'Password1')
    const fields = { password: expect.any(String) }
    expect(response.json()).toMatchObject({ code: 'weak_password', reason: 'common', fields })
  })

  it('refuses a password made of the person’s own name or address, for mentors too', async () => {
    const person = { name: 'Asha Verma', email: 'asha@lotus.example', password: 'AshaVerma99' }
    const learner = await visitor(test).post('/user/register-user', person)
    expect(learner.json()).toMatchObject({ code: 'weak_password', reason: 'personal' })
    const form = { mobile: '9876543210', domains: ['Design'], expertise: 'Design', experience: 3 }
    const mentor = await visitor(test).post('/mentor/register-mentor', { ...person, ...form })
    expect(mentor.json()).toMatchObject({ code: 'weak_password', reason: 'personal' })
    expect(test.mailer.sent).toHaveLength(0)
  })

  it('keeps the name for certificates of somebody whose own they cannot show', async () => {
    const person = { name: '王小明', certificateName: ' Wang  Xiaoming ', email: EMAIL, password: PASSWORD }
    const browser = visitor(test)
    await browser.post('/user/register-user', person)
    await enterCode(browser, EMAIL, test.mailer.lastOtp(EMAIL))
    const { userData } = (await logIn(EMAIL)).json().data
    expect(userData).toMatchObject({ name: '王小明', certificateName: 'Wang Xiaoming' })
  })

  it('stores neither the password nor the code in plain text', async () => {
    await signUp(visitor(test), EMAIL)
    const row = JSON.stringify(await test.db.selectFrom('signups').selectAll().execute())
    expect(row).not.toContain(PASSWORD)
    expect(row).not.toContain(`"${test.mailer.lastOtp(EMAIL)}"`)
    expect(row).toContain('$argon2id$')
  })

  it('responds the same for an address that has an account, and mails only its owner', async () => {
    const owner = visitor(test)
    await signUp(owner, EMAIL)
    await enterCode(owner, EMAIL, test.mailer.lastOtp(EMAIL))

    const stranger = visitor(test)
    const [known, unknown] = [await signUp(stranger, EMAIL), await signUp(visitor(test), 'new@example.org')]
    expect(known.statusCode).toBe(unknown.statusCode)
    expect(known.body.replace(EMAIL, 'new@example.org')).toBe(unknown.body)
    expect(known.cookies.map(({ name }) => name)).toEqual(unknown.cookies.map(({ name }) => name))
    expect(test.mailer.sent.at(-2)?.text).toMatch(/You already have an account/)
    expect((await enterCode(stranger, EMAIL, '0000')).json()).toMatchObject({ code: 'otp_invalid' })
    expect((await logIn(EMAIL)).statusCode).toBe(200)
  })

  it('allows two pending sign-ups for one address, each with its own code and password', async () => {
    const [stranger, owner] = [visitor(test), visitor(test)]
    await signUp(stranger, EMAIL, 'a password of the stranger')
    await signUp(owner, EMAIL, 'a password of the owner')
    const otp = test.mailer.lastOtp(EMAIL)
    // The code in the mail is valid in the owner's browser only.
    expect((await enterCode(visitor(test), EMAIL, otp)).json()).toMatchObject({ code: 'otp_invalid' })
    const strangersOtp = /\d{4}/.exec(test.mailer.sent[0]?.subject ?? '')?.[0]
    if (otp !== strangersOtp)
      expect((await enterCode(stranger, EMAIL, otp)).json()).toMatchObject({ code: 'otp_invalid' })

    expect((await enterCode(owner, EMAIL, otp)).json()).toMatchObject({ data: true })
    expect((await logIn(EMAIL, 'a password of the stranger')).statusCode).toBe(401)
    expect((await logIn(EMAIL, 'a password of the owner')).statusCode).toBe(200)
    expect(await test.db.selectFrom('signups').selectAll().execute()).toEqual([])
  })

  it('accepts a corrected form from the same browser while its code is still valid', async () => {
    const person = visitor(test)
    await signUp(person, EMAIL, 'first password')
    await signUp(person, EMAIL, 'second password')
    expect(test.mailer.sent).toHaveLength(1)
    await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL))
    expect((await logIn(EMAIL, 'second password')).statusCode).toBe(200)
    expect((await logIn(EMAIL, 'first password')).statusCode).toBe(401)
  })

  it('does not distinguish a wrong code for an account from one for no account', async () => {
    const owner = visitor(test)
    await signUp(owner, EMAIL)
    await enterCode(owner, EMAIL, test.mailer.lastOtp(EMAIL))
    const answers = async (email: string) => {
      const person = visitor(test)
      await signUp(person, email)
      const wrong = email === EMAIL ? '0000' : otherThan(test.mailer.lastOtp(email))
      const codes = []
      for (let i = 0; i < 6; i++) codes.push((await enterCode(person, email, wrong)).json().code)
      return codes
    }
    expect(await answers(EMAIL)).toEqual(await answers('new@example.org'))
  })
})

it('stores the language and the consents with the account', async () => {
  const at = visitor(test)
  const email = 'consent@example.org'
  const consent = { consentVersion: CONSENT_VERSION, language: 'hi' }
  await at.post('/user/register-user', { name: 'आशा', email, password: PASSWORD, ...consent })
  await enterCode(at, email, test.mailer.lastOtp(email))
  const learner = await test.db
    .selectFrom('learners')
    .innerJoin('consents', 'consents.person_id', 'learners.id')
    .select(['consents.language', 'version', 'accepted_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  expect(learner).toEqual({
    language: 'hi',
    version: CONSENT_VERSION,
    accepted_at: test.clock().toISOString(),
  })
})

it.each([{ consentVersion: '1999-01-01' }, { language: 'xx' }])('refuses to record %j', async (wrong) => {
  const answer = await visitor(test).post('/user/register-user', {
    name: 'Asha',
    email: 'wrong-consent@example.org',
    password: PASSWORD,
    ...wrong,
  })
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

it.each(['आशा वर्मा', 'عائشة', 'Asha 👩‍👩‍👧‍👦', '<script>alert(1)</script>', "Robert'); drop table learners;--"])(
  'accepts %s as a name and stores it unchanged',
  async (name) => {
    const at = visitor(test)
    await at.post('/user/register-user', { name: ` ${name} `, email: EMAIL, password: PASSWORD })
    await enterCode(at, EMAIL, test.mailer.lastOtp(EMAIL))
    expect((await logIn(EMAIL)).json().data.userData.name).toBe(name)
    expect(test.mailer.sent[0]?.html).not.toContain(name)
  },
)

it.each([
  'Asha\u0000',
  'Asha\nBcc: all',
  'Asha \u202Eamrev',
  '\u2067Asha',
  'x'.repeat(81),
  ' \u3000 ',
  '\u200b\u200b',
  '\u3164',
  '\u0301',
  'As\u200bha',
  'As\u2028ha',
  `A${'\u0301'.repeat(60)}`,
  'Mentor-Connect Support',
  'मेंटर कनेक्ट',
  42,
  ['Asha'],
  {},
])('refuses %j as a name', async (name) => {
  const response = await visitor(test).post('/user/register-user', { name, email: EMAIL, password: PASSWORD })
  expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { name: expect.any(String) } })
})
