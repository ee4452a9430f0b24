import type { Learner } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { PASSWORD, signedInLearner, type SignedIn } from '../testing/signedIn'
import { enterCode, signUp } from '../testing/signUps'
import { testApp, type TestApp } from '../testing/testApp'
import { visitor } from '../testing/visitor'
import { insertCourse, insertMentor } from '../courses/catalogue/testing/insertCourse'

let test: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  test = await testApp()
  learner = await signedInLearner(test, { email: 'asha@example.org' })
})
afterEach(() => test.close())

/** Sets the clock back, as after a wrong system clock was corrected. */
const goBack = () => test.clock.advance(-HOUR_MS)
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers })
const login = (password = PASSWORD) => post('/user/login-user', { email: 'asha@example.org', password })

it('keeps sessions and bearer tokens, and people can log in', async () => {
  goBack()
  expect((await post('/auth/verify-token', {}, learner.headers)).statusCode).toBe(200)
  const bearer = { authorization: `Bearer ${learner.bearer}` }
  expect((await post('/auth/verify-token', {}, bearer)).statusCode).toBe(200)
  const again = await login()
  expect(again.statusCode).toBe(200)
  const fresh = { authorization: `Bearer ${again.json().data.token}` }
  expect((await post('/auth/verify-token', {}, fresh)).statusCode).toBe(200)
})

it('stores what a learner does afterwards', async () => {
  await insertMentor(test.db)
  await insertCourse(test.db, { id: 'one' })
  const own = { userId: learner.account._id }
  await post('/user/add-course', { ...own, courseId: 'one', courseName: '' }, learner.headers)
  const save = async (progress: object) =>
    (await post('/user/update-progress', { ...own, courseId: 'one', progress }, learner.headers)).json().data
  test.clock.advance(60_000)
  await save({ '0-0': 'in-progress' })
  goBack()
  expect((await save({ '0-0': 'completed' })).progress).toEqual({ '0-0': 'completed' })
})

it('sends a new code and accepts it', async () => {
  const person = visitor(test)
  await signUp(person, 'ravi@example.org')
  goBack()
  const resent = await person.post('/auth/resend-otp', { email: 'ravi@example.org', role: 'user' })
  expect(resent.statusCode).toBe(200)
  const otp = test.mailer.lastOtp('ravi@example.org')
  expect((await enterCode(person, 'ravi@example.org', otp)).statusCode).toBe(200)
})

it('delays nobody after wrong guesses for longer than the longest delay', async () => {
  for (let i = 0; i < 8; i += 1) {
    await login('wrong password')
    test.clock.advance(20 * 60_000)
  }
  await login('wrong password')
  goBack()
  expect((await login()).statusCode).toBe(200)
})
