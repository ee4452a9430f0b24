import sharp from 'sharp'
import { hugePng } from '../../testing/files/samples'
import { signedInLearner, signedInMentor, PASSWORD } from '../../testing/signedIn'
import { enterCode, otherThan } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'

let test: TestApp
let person: Visitor

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
  person = visitor(test)
})
afterEach(() => test.close())

const register = (form: object = FORM, at = person) => at.post('/mentor/register-mentor', form)
const logIn = (email = EMAIL, password = PASSWORD) =>
  visitor(test).post('/mentor/login-mentor', { email, password })
const mentors = () => test.db.selectFrom('mentors').selectAll().execute()

it('creates a pending mentor from the form when the code is entered', async () => {
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

it.each([
  [
    'who does not say otherwise shows contact details to signed-in people',
    {},
    { email: EMAIL, mobile: FORM.mobile },
  ],
  ['may hide them at sign-up', { hiddenContact: ['email', 'mobile'] }, {}],
] as const)('a mentor %s', async (_, choice, shown) => {
  await register({ ...FORM, ...choice })
  await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL), 'mentor')
  const [{ id } = { id: '' }] = await mentors()
  await test.db.updateTable('mentors').set({ status: 'active' }).execute()
  const { headers } = await signedInLearner(test)
  const contactSeen = async (as: object) => {
    const { email, mobile } = (
      await test.app.inject({ url: `/mentor/get-mentor/${id}`, headers: { ...as } })
    ).json().data
    return { ...(email && { email }), ...(mobile && { mobile }) }
  }
  expect(await contactSeen(headers)).toEqual(shown)
  expect(await contactSeen({})).toEqual({})
})

it('tells the applicant once, in the language of the sign-up, that the application has arrived', async () => {
  await register({ ...FORM, name: '<b>Farhan</b>', language: 'hi' })
  const code = test.mailer.lastOtp(EMAIL)
  const before = test.mailer.sent.length
  await enterCode(person, EMAIL, code, 'mentor')
  await enterCode(person, EMAIL, code, 'mentor')
  await test.jobs.settle()
  const sent = test.mailer.sent.slice(before).filter(({ subject }) => subject.includes('आवेदन'))
  expect(sent).toMatchObject([{ to: EMAIL, replyTo: test.config.supportEmail }])
  expect(sent[0]!.text).toMatch(/फ़ैसला होते ही[^]*http:\/\/localhost:3000\/hi\/mentor-signup/)
  expect(sent[0]!.html).toContain('&lt;b&gt;Farhan&lt;/b&gt;')
  expect(sent[0]!.html).not.toContain('<b>')
})

it('ignores status, role and verification sent by the client', async () => {
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

it('a mentor’s code creates no learner, and a wrong one no mentor', async () => {
  await register()
  const code = test.mailer.lastOtp(EMAIL)
  expect((await enterCode(person, EMAIL, code, 'user')).json()).toMatchObject({ code: 'otp_invalid' })
  expect((await enterCode(person, EMAIL, otherThan(code), 'mentor')).json()).toMatchObject({
    code: 'otp_invalid',
  })
  expect(await mentors()).toEqual([])
  expect(await test.db.selectFrom('learners').selectAll().execute()).toEqual([])
})

it('uses the last form that a browser sent', async () => {
  await register()
  await register({ ...FORM, expertise: 'Architect', domains: ['Python'], social: [] })
  await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL), 'mentor')
  expect((await logIn()).json().data.mentorData).toMatchObject({
    expertise: 'Architect',
    domains: ['Python'],
    social: [],
  })
})

it('responds the same for an address that has an account, and mails only its owner', async () => {
  await signedInMentor(test, { email: EMAIL })
  const [known, unknown] = [
    await register(),
    await register({ ...FORM, email: 'new@example.org' }, visitor(test)),
  ]
  expect(known.body.replace(EMAIL, 'new@example.org')).toBe(unknown.body)
  expect(test.mailer.sent.at(-2)?.text).toContain('/mentor-signup')
})

it('accepts text in any script and stores it unchanged', async () => {
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

describe('a picture', () => {
  /** Sends a form as a browser does: text fields as text, the rest as JSON, and the file. */
  async function registerWith(content: Buffer, fileName = 'me.png', type = 'image/png') {
    const form = new FormData()
    for (const [name, value] of Object.entries(FORM))
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    form.set('profile', new Blob([new Uint8Array(content)], { type }), fileName)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return test.app.inject({
      method: 'POST',
      url: '/mentor/register-mentor',
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const shot = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a6f6b' } }).withExif({
      IFD0: { Copyright: 'SECRET PLACE' },
    })

  it('is re-encoded without metadata and belongs to the mentor', async () => {
    const original = await shot().jpeg().toBuffer()
    expect(original.includes('SECRET PLACE')).toBe(true)
    expect((await registerWith(original, 'me.jpg', 'image/jpeg')).statusCode).toBe(200)
    const code = { email: EMAIL, otp: test.mailer.lastOtp(EMAIL), role: 'mentor' }
    expect((await person.post('/auth/verify-otp', code)).json()).toMatchObject({ data: true })
    const { mentorData } = (await logIn()).json().data
    expect(mentorData.profile).toMatch(/^\/files\/portrait-[\w-]+\/320\.webp$/)
    const picture = await test.app.inject(mentorData.profile)
    expect(picture.headers['content-type']).toBe('image/webp')
    const { width, height, exif } = await sharp(picture.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 320, height: 320, exif: undefined })
    const file = await test.db.selectFrom('files').selectAll().executeTakeFirstOrThrow()
    expect(file.owner_id).toBe(mentorData._id)
  })

  it.each([
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['text with the file name of a picture', async () => Buffer.from('not a picture')],
    ['a truncated picture', async () => (await shot().png().toBuffer()).subarray(0, 60)],
    ['a decompression bomb', hugePng],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('is refused: %s', async (_, content) => {
    const response = await registerWith(await content())
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(Object.keys(response.json().fields)).toEqual(['profile'])
    expect(test.mailer.sent).toEqual([])
    expect(await test.db.selectFrom('files').selectAll().execute()).toEqual([])
  })

  it('is not stored when another field is invalid', async () => {
    FORM.experience = 99
    const response = await registerWith(await shot().png().toBuffer()).finally(() => (FORM.experience = 9))
    expect(Object.keys(response.json().fields)).toEqual(['experience'])
    expect(await test.db.selectFrom('files').selectAll().execute()).toEqual([])
  })
})
