import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'
import { FREE_GUESSES } from '../passwords/guessDelays'

const EMAIL = 'asha@example.org'
const NEXT = 'seven slow green boats'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let test: TestApp
let userId: string
let laptop: Visitor
let phone: Visitor
beforeEach(async () => {
  test = await testApp()
  userId = (await signedInLearner(test, { email: EMAIL })).account._id
  laptop = visitor(test, { 'user-agent': FIREFOX })
  phone = visitor(test)
  for (const browser of [laptop, phone]) await logIn(browser)
})
afterEach(() => test.close())

const logIn = (at: Visitor, password = PASSWORD) => at.post('/user/login-user', { email: EMAIL, password })
const change = (at: Visitor, changes: object = {}) =>
  at.post('/account/change-password', { userId, currentPassword: PASSWORD, password: NEXT, ...changes })
const isIn = async (at: Visitor) => (await at.post('/auth/verify-token', {})).statusCode === 200
async function mails(subject: RegExp) {
  await test.jobs.settle()
  return test.mailer.sent.filter((mail) => mail.to === EMAIL && subject.test(mail.subject))
}

it('requires the current password, keeps this browser signed in and logs out all others', async () => {
  const old = laptop.cookie('mc_session')
  const answer = await change(laptop)
  expect(answer.statusCode).toBe(200)
  expect(laptop.cookie('mc_session')).not.toBe(old)
  expect(await isIn(laptop)).toBe(true)
  const bearer = visitor(test, { authorization: `Bearer ${answer.json().data.token}` })
  expect(await isIn(bearer)).toBe(true)
  for (const gone of [phone, visitor(test, { cookie: `mc_session=${old}` })])
    expect(await isIn(gone)).toBe(false)
  expect((await logIn(visitor(test))).statusCode).toBe(401)
  expect((await logIn(visitor(test), NEXT)).statusCode).toBe(200)
})

it('notifies the owner with the device and what to do if it was somebody else', async () => {
  await change(laptop)
  const [mail, ...more] = await mails(/password was changed/)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Firefox on Linux[^]*forgot-password[^]*Linux पर Firefox/)
})

it('forgets all other browsers as known devices, but not this one', async () => {
  await change(laptop)
  await logIn(laptop, NEXT)
  const before = (await mails(/used in a new browser/)).length
  await logIn(phone, NEXT)
  expect(await mails(/used in a new browser/)).toHaveLength(before + 1)
})

it('cancels pending password links and a pending change of address', async () => {
  await phone.post('/auth/request-password-reset', { email: EMAIL, role: 'user' })
  const asked = { userId, currentPassword: PASSWORD, email: 'new@example.org' }
  expect((await phone.post('/account/change-email', asked)).statusCode).toBe(200)
  await test.jobs.settle()
  const token = /reset-password#([\w-]+)/.exec(test.mailer.lastThatSays(/reset-password#/).text)![1]
  await change(laptop)
  const reset = await phone.post('/auth/reset-password', { token, password: 'a brand-new long one' })
  expect(reset.json().code).toBe('reset_link_invalid')
  const state = (await laptop.get(`/account/sign-in?userId=${userId}`)).json().data
  expect(state).toEqual({ proof: 'password', isFresh: true, email: EMAIL, emailChange: null })
})

it('is for mentors too', async () => {
  const mentor = await signedInMentor(test, { email: 'ravi@example.org' })
  const at = visitor(test, { cookie: mentor.cookie })
  expect((await change(at, { userId: mentor.account._id })).statusCode).toBe(200)
  const credentials = { email: 'ravi@example.org', password: NEXT }
  expect((await visitor(test).post('/mentor/login-mentor', credentials)).statusCode).toBe(200)
})

describe('a wrong current password', () => {
  it('changes nothing and counts as a guess', async () => {
    for (let i = 0; i < FREE_GUESSES; i++) {
      const answer = await change(laptop, { currentPassword: 'not the right one' })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials'])
    }
    const refused = await change(laptop)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await logIn(laptop)).json().code).toBe('too_many_guesses')
    expect(await isIn(phone)).toBe(true)
    test.clock.advance(1000)
    expect((await change(laptop)).statusCode).toBe(200)
  })

  it('is reported as missing', async () => {
    const answer = await change(laptop, { currentPassword: undefined })
    expect(answer.json().code).toBe('wrong_credentials')
  })
})

it('refuses a new password that is easy to guess, with the reason', async () => {
  const answer = await change(laptop, { password: 'asha12345' })
  expect(answer.json()).toMatchObject({ code: 'weak_password', reason: 'personal' })
  expect(answer.json().fields).toHaveProperty('password')
  expect(await isIn(phone)).toBe(true)
})

it('applies one of two concurrent changes', async () => {
  const answers = await Promise.all([change(laptop), change(phone, { password: 'nine loud yellow trams' })])
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  expect(codes).toEqual([200, 401])
})

it('does not deadlock with a concurrent reset, change of address and deletion', async () => {
  const asked = await laptop.post('/account/change-email', {
    userId,
    currentPassword: PASSWORD,
    email: 'new@example.org',
  })
  await phone.post('/auth/request-password-reset', { email: EMAIL, role: 'user' })
  await test.jobs.settle()
  const token = /reset-password#([\w-]+)/.exec(test.mailer.lastThatSays(/reset-password#/).text)![1]
  const mail = test.mailer.sent.find(({ to }) => to === 'new@example.org')
  const otp = /^\d{6}/.exec(mail!.subject)![0]
  const answers = await Promise.all([
    change(laptop),
    phone.post('/auth/reset-password', { token, password: 'a brand-new long one' }),
    phone.post('/account/confirm-email', { userId, otp }),
    phone.post('/account/erase', { userId, password: PASSWORD }),
  ])
  expect(asked.statusCode).toBe(200)
  expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
})

it('is refused to others', async () => {
  const other = visitor(test, { cookie: (await signedInLearner(test)).cookie })
  expect((await change(other)).statusCode).toBe(403)
  expect((await change(visitor(test))).statusCode).toBe(401)
})

describe('an account without a password', () => {
  beforeEach(() => test.db.updateTable('learners').set({ password_hash: null }).execute())

  it('can set one in a session that has just begun', async () => {
    expect((await change(laptop, { currentPassword: undefined })).statusCode).toBe(200)
    expect((await logIn(visitor(test), NEXT)).statusCode).toBe(200)
  })

  it('cannot set one in an older session: it requires a new sign-in', async () => {
    test.clock.advance(11 * MINUTE_MS)
    const answer = await change(laptop, { currentPassword: PASSWORD })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again'])
  })
})
