import { EMAIL_CHANGE_LIFETIME_MS, EMAIL_CODE_TRIES } from '@mentor-connect/contract/rules/limits'
import { otherThan } from '../../testing/signUps'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'
import { removeExpired } from '../../api/housekeeping'

const OLD = 'asha@example.org'
const NEW = 'asha.verma@example.org'
const TAKEN = 'dev@example.org'

let test: TestApp
let userId: string
let owner: Visitor
beforeEach(async () => {
  test = await testApp({ supportEmail: 'help@example.org' })
  const asha = await signedInLearner(test, { email: OLD })
  userId = asha.account._id
  owner = visitor(test, { cookie: asha.cookie })
})
afterEach(() => test.close())

const ask = (email = NEW, changes: object = {}, at = owner) =>
  at.post('/account/change-email', { userId, currentPassword: PASSWORD, email, ...changes })
const enter = (otp: string, at = owner) => at.post('/account/confirm-email', { userId, otp })
const logIn = (email: string) => visitor(test).post('/user/login-user', { email, password: PASSWORD })
const state = async () => (await owner.get(`/account/sign-in?userId=${userId}`)).json().data
async function mailsTo(address: string, subject = /./) {
  await test.jobs.settle()
  return test.mailer.sent.filter((mail) => mail.to === address && subject.test(mail.subject))
}
async function codeFor(address: string) {
  const mail = (await mailsTo(address)).at(-1)
  const code = /^\d{6}\b/.exec(mail?.subject ?? '')?.[0]
  if (!code) throw new Error(`No code in the mails: ${JSON.stringify(test.mailer.sent)}`)
  return code
}

it('takes effect when the code mailed to the new address is entered, not before', async () => {
  const answer = await ask('Asha.Verma@Example.ORG')
  expect(answer.json().data).toEqual({ email: NEW, expiresAt: expect.any(String) })
  expect(await state()).toMatchObject({ email: OLD, emailChange: { email: NEW } })
  expect((await logIn(NEW)).statusCode).toBe(401)
  const confirmed = await enter(await codeFor(NEW))
  expect(confirmed.json()).toMatchObject({ data: { email: NEW } })
  expect(await state()).toMatchObject({ email: NEW, emailChange: null })
  expect((await logIn(OLD)).statusCode).toBe(401)
  expect((await logIn(NEW)).json().data.userData).toMatchObject({ _id: userId, email: NEW })
})

it('is announced to the old address when requested and when completed, each time with what to do', async () => {
  await ask()
  const [asked] = await mailsTo(OLD, /about to be changed/)
  expect(asked?.text).toMatch(/forgot-password[^]*नया पासवर्ड/)
  await enter(await codeFor(NEW))
  const [done] = await mailsTo(OLD, /address was changed/)
  expect(done).toMatchObject({ replyTo: 'help@example.org' })
  expect(done?.text).toContain('help@example.org')
})

it('is for mentors too, and a learner’s address may be a mentor’s', async () => {
  const { account, cookie } = await signedInMentor(test, { email: 'ravi@example.org' })
  const mentor = visitor(test, { cookie })
  expect((await ask(OLD, { userId: account._id }, mentor)).statusCode).toBe(200)
  const otp = await codeFor(OLD)
  expect((await mentor.post('/account/confirm-email', { userId: account._id, otp })).statusCode).toBe(200)
  const login = await visitor(test).post('/mentor/login-mentor', { email: OLD, password: PASSWORD })
  expect(login.statusCode).toBe(200)
  expect((await logIn(OLD)).statusCode).toBe(200)
})

describe('an address that already has an account', () => {
  beforeEach(() => signedInLearner(test, { email: TAKEN }))

  it('gets the same response as a free one; its owner is notified', async () => {
    const shapeOf = async (email: string) => {
      const { statusCode, body } = await ask(email)
      return [statusCode, body.replaceAll(email, 'ADDRESS')]
    }
    expect(await shapeOf(TAKEN)).toEqual(await shapeOf(NEW))
    const [mail] = await mailsTo(TAKEN, /already has/)
    expect(mail?.text).not.toMatch(/\d{6}|asha/i)
    expect(mail?.text).toContain('पहले से है')
  })

  it('cannot be taken over with any code', async () => {
    await ask(TAKEN)
    for (let i = 0; i < EMAIL_CODE_TRIES; i++)
      expect((await enter(String(i).padStart(6, '0'))).json().code).toBe('otp_invalid')
    expect((await enter('000000')).json().code).toBe('otp_exhausted')
    expect(await state()).toMatchObject({ email: OLD })
  })
})

it('an address taken in the meantime stays with its owner', async () => {
  await ask()
  const otp = await codeFor(NEW)
  const other = await signedInLearner(test, { email: NEW })
  expect((await enter(otp)).json().code).toBe('otp_expired')
  expect((await logIn(NEW)).json().data.userData._id).toBe(other.account._id)
})

it('requires the current password, and counts wrong guesses', async () => {
  for (let i = 0; i < 5; i++)
    expect((await ask(NEW, { currentPassword: 'not the right one' })).json().code).toBe('wrong_credentials')
  expect((await ask()).json().code).toBe('too_many_guesses')
  expect(await mailsTo(NEW)).toEqual([])
})

it('requires a fresh sign-in for an account without a password', async () => {
  await test.db.updateTable('learners').set({ password_hash: null }).execute()
  expect((await ask(NEW, { currentPassword: undefined })).statusCode).toBe(200)
  test.clock.advance(11 * 60_000)
  expect((await ask(NEW, { currentPassword: undefined })).json().code).toBe('sign_in_again')
})

it.each([
  ['the current address', OLD],
  ['an invalid address', 'asha'],
])('refuses %s', async (_, email) => {
  const answer = await ask(email)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['email']])
})

describe('the code', () => {
  it('is invalid after five wrong guesses, even concurrent ones', async () => {
    await ask()
    const right = await codeFor(NEW)
    const wrong = otherThan(right)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(wrong.padStart(6, '0'))))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'otp_invalid')).toHaveLength(EMAIL_CODE_TRIES)
    expect((await enter(right)).json().code).toBe('otp_exhausted')
  })

  it('expires after half an hour and is deleted', async () => {
    await ask()
    const otp = await codeFor(NEW)
    test.clock.advance(EMAIL_CHANGE_LIFETIME_MS)
    expect((await enter(otp)).json().code).toBe('otp_expired')
    expect(await state()).toMatchObject({ emailChange: null })
    await removeExpired(test.db, test.clock())
    expect(await test.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
  })

  it('is invalid once replaced by a newer request or after the change was cancelled', async () => {
    await ask()
    const first = await codeFor(NEW)
    await ask('another@example.org')
    const second = await codeFor('another@example.org')
    if (first !== second) expect((await enter(first)).json().code).toBe('otp_invalid')
    expect((await owner.post('/account/cancel-email-change', { userId })).statusCode).toBe(200)
    expect((await enter(second)).json().code).toBe('otp_expired')
  })

  it('is valid only in the owner’s session', async () => {
    await ask()
    const otp = await codeFor(NEW)
    const other = visitor(test, { cookie: (await signedInLearner(test)).cookie })
    expect((await enter(otp, other)).statusCode).toBe(403)
    expect((await enter(otp, visitor(test))).statusCode).toBe(401)
  })

  it('is not stored in plain text', async () => {
    await ask()
    const otp = await codeFor(NEW)
    expect(JSON.stringify(await test.db.selectFrom('email_changes').selectAll().execute())).not.toContain(otp)
  })
})

it('is cancelled by a password reset: an intruder may have requested it', async () => {
  await ask()
  const otp = await codeFor(NEW)
  await visitor(test).post('/auth/request-password-reset', { email: OLD, role: 'user' })
  await test.jobs.settle()
  const token = /reset-password#([\w-]+)/.exec(test.mailer.lastThatSays(/reset-password#/).text)![1]
  await visitor(test).post('/auth/reset-password', { token, password: 'a brand-new long one' })
  const anew = visitor(test)
  await anew.post('/user/login-user', { email: OLD, password: 'a brand-new long one' })
  expect((await enter(otp, anew)).json().code).toBe('otp_expired')
})

it('can be requested at most ten times an hour', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  const { account, cookie } = await signedInLearner(strict, { email: OLD })
  const at = visitor(strict, { cookie })
  const asked = { userId: account._id, currentPassword: PASSWORD, email: NEW }
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await at.post('/account/change-email', asked))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})
