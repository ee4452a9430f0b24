import { signedInMentor, PASSWORD } from '../../testing/signedIn'
import { browser, enterCode, otherThan, type Browser } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'

let test: TestApp
let person: Browser

const EMAIL = 'farhan@example.org'
const FORM = {
  name: 'Farhan Qureshi',
  email: EMAIL,
  password: PASSWORD,
  mobile: '9876543210',
  domains: ['Data Science', ' data  science ', 'Python'],
  expertise: ' Senior data engineer ',
  experience: 9,
  social: ['https://www.linkedin.com/in/farhan/?ref=x', 'github.com/farhan'],
}

beforeEach(async () => {
  test = await testApp()
  person = browser(test)
})
afterEach(() => test.close())

const register = (form: object = FORM, at = person) => at.post('/mentor/register-mentor', form)
const logIn = (email = EMAIL, password = PASSWORD) =>
  browser(test).post('/mentor/login-mentor', { email, password })
const mentors = () => test.db.selectFrom('mentors').selectAll().execute()

it('makes a pending mentor of the form when the code comes back', async () => {
  const answer = await register()
  expect(answer.json().data).toEqual({ email: EMAIL, role: 'mentor' })
  expect(await mentors()).toEqual([])
  const code = test.mailer.lastOtp(EMAIL)
  expect((await enterCode(person, EMAIL, code, 'mentor')).json()).toMatchObject({ data: true })
  expect((await logIn()).json().data.mentorData).toMatchObject({
    name: 'Farhan Qureshi',
    email: EMAIL,
    role: 'mentor',
    status: 'inactive',
    isverified: true,
    mobile: '9876543210',
    domains: ['Data Science', 'Python'],
    expertise: 'Senior data engineer',
    experience: 9,
    social: ['www.linkedin.com/in/farhan', 'github.com/farhan'],
  })
  expect((await test.app.inject('/mentor/get-mentor')).json().data).toEqual([])
})

it('believes neither status nor role nor verification that the client claims', async () => {
  await register({
    ...FORM,
    status: 'active',
    isverified: true,
    verified: 1,
    role: 'user',
    _id: 'mine',
    application: '{}',
  })
  expect((await logIn()).json()).toMatchObject({ UserNotVerified: true })
  await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL), 'mentor')
  expect(await mentors()).toMatchObject([
    { status: 'inactive', verified: 1, id: expect.not.stringMatching('mine') },
  ])
  expect(await test.db.selectFrom('learners').selectAll().execute()).toEqual([])
})

it('a mentor’s code makes no learner, and a wrong one no mentor', async () => {
  await register()
  const code = test.mailer.lastOtp(EMAIL)
  expect((await enterCode(person, EMAIL, code, 'user')).json()).toMatchObject({ code: 'otp_invalid' })
  expect((await enterCode(person, EMAIL, otherThan(code), 'mentor')).json()).toMatchObject({
    code: 'otp_invalid',
  })
  expect(await mentors()).toEqual([])
  expect(await test.db.selectFrom('learners').selectAll().execute()).toEqual([])
})

it('the last form of a browser counts', async () => {
  await register()
  await register({ ...FORM, expertise: 'Architect', domains: ['Python'], social: [] })
  await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL), 'mentor')
  expect((await logIn()).json().data.mentorData).toMatchObject({
    expertise: 'Architect',
    domains: ['Python'],
    social: [],
  })
})

it('answers alike for an address that has an account, and tells only its owner where to log in', async () => {
  await signedInMentor(test, { email: EMAIL })
  const [known, unknown] = [
    await register(),
    await register({ ...FORM, email: 'new@example.org' }, browser(test)),
  ]
  expect(known.body.replace(EMAIL, 'new@example.org')).toBe(unknown.body)
  expect(test.mailer.sent.at(-2)?.text).toContain('/mentor-signup')
})

it('takes what people write in any script, and keeps it as it is', async () => {
  const form = { ...FORM, name: 'फ़रहान क़ुरैशी 👨‍🏫', domains: ['डेटा विज्ञान', '<b>web</b>'], expertise: 'مهندس' }
  await register(form)
  await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL), 'mentor')
  const { name, domains, expertise } = form
  expect((await logIn()).json().data.mentorData).toMatchObject({ name, domains, expertise })
})

it.each([
  ['name', ' '],
  ['name', 'Farhan\u0000'],
  ['email', 'nobody'],
  ['password', 'short'],
  ['mobile', '98765'],
  ['mobile', '+919876543210'],
  ['mobile', '९८७६५४३२१०'],
  ['domains', []],
  ['domains', [' ', '']],
  ['domains', ['x'.repeat(41)]],
  ['domains', Array.from({ length: 11 }, (_, index) => `Domain ${index}`)],
  ['domains', 'Data'],
  ['expertise', '  '],
  ['expertise', 'x'.repeat(101)],
  ['experience', -1],
  ['experience', 71],
  ['experience', 1.5],
  ['experience', 'nine'],
  ['social', ['javascript:alert(1)']],
  ['social', ['https://bank.example@evil.example']],
  ['social', Array.from({ length: 11 }, (_, index) => `example.org/${index}`)],
])('refuses %s %j', async (field, value) => {
  const response = await register({ ...FORM, [field]: value })
  expect(response.statusCode).toBe(400)
  expect(response.json().code).toBe('invalid_input')
  expect(Object.keys(response.json().fields)).toEqual([expect.stringMatching(new RegExp(`^${field}`))])
  expect(test.mailer.sent).toEqual([])
})

it('names every field of an empty form', async () => {
  expect(Object.keys((await register({})).json().fields).sort()).toEqual([
    'domains',
    'email',
    'experience',
    'expertise',
    'mobile',
    'name',
    'password',
  ])
})
