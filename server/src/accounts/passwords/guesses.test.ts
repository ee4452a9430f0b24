import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'
import { FREE_GUESSES, GUESSES_BEFORE_WARNING } from './guessDelays'
import { countGuess, deleteLeastGuesses, deleteOldGuesses } from './guesses.repo'

const EMAIL = 'asha@example.org'
const WRONG = 'not the right one'

let test: TestApp
let owner: SignedIn<object>
beforeEach(async () => {
  test = await testApp()
  owner = await signedInLearner(test, { email: EMAIL })
})
afterEach(() => test.close())

const stranger = () => visitor(test)
const ownersBrowser = () => visitor(test, { cookie: owner.cookie })
const logIn = (at: Visitor, password = PASSWORD, email = EMAIL, area = 'user') =>
  at.post(area === 'user' ? '/user/login-user' : '/mentor/login-mentor', { email, password })
async function guessWrongly(times: number, at = stranger(), email = EMAIL) {
  const answers = []
  for (let i = 0; i < times; i++) answers.push(await logIn(at, WRONG, email))
  return answers
}
/** Guesses repeatedly, each time as soon as the delay allows it. Returns the delays in seconds. */
async function guessPatiently(times: number) {
  const delays: number[] = []
  for (let i = 0; i < times; i++) {
    const answer = await logIn(stranger(), WRONG)
    if (answer.statusCode !== 429) continue
    delays.push(Number(answer.headers['retry-after']))
    test.clock.advance(delays.at(-1)! * 1000)
    expect((await logIn(stranger(), WRONG)).statusCode).toBe(401)
  }
  return delays
}
async function warnings(to = EMAIL) {
  await test.jobs.settle()
  return test.mailer.sent.filter((mail) => mail.to === to && mail.subject.includes('tried to log in'))
}

describe('wrong passwords', () => {
  it('are free five times; then the account is blocked and reports for how long', async () => {
    const answers = await guessWrongly(FREE_GUESSES)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    const refused = await logIn(stranger())
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toEqual({
      code: 'too_many_guesses',
      message: 'Too many wrong passwords. Try again in a second, or set a new password.',
    })
    test.clock.advance(1000)
    expect((await logIn(stranger())).statusCode).toBe(200)
  })

  it('double the delay each time, up to a quarter of an hour', async () => {
    await guessWrongly(FREE_GUESSES)
    expect(await guessPatiently(12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('are reset by a right one, and after a day without any', async () => {
    await guessWrongly(FREE_GUESSES - 1)
    expect((await logIn(stranger())).statusCode).toBe(200)
    await guessWrongly(FREE_GUESSES)
    test.clock.advance(DAY_MS)
    const answers = await guessWrongly(FREE_GUESSES)
    expect(answers.every(({ statusCode }) => statusCode === 401)).toBe(true)
  })

  it('are counted when sent concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(stranger(), WRONG)))
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(FREE_GUESSES)
    expect(codes.filter((code) => code === 'too_many_guesses')).toHaveLength(30 - FREE_GUESSES)
  })

  it('count for the account whatever the spelling of the address, and for no other account', async () => {
    await guessWrongly(FREE_GUESSES, stranger(), 'ASHA@Example.ORG')
    expect((await logIn(stranger())).statusCode).toBe(429)
    await signedInMentor(test, { email: EMAIL })
    expect((await logIn(stranger(), WRONG, 'dev@example.org')).statusCode).toBe(401)
  })

  it('get the same response for an address without an account', async () => {
    const known = await guessWrongly(FREE_GUESSES + 1)
    const unknown = await guessWrongly(FREE_GUESSES + 1, stranger(), 'nobody@example.org')
    const seen = (answers: typeof known) =>
      answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']])
    expect(seen(unknown)).toEqual(seen(known))
  })

  it('for a mentor are delayed, too', async () => {
    await signedInMentor(test, { email: 'ravi@example.org' })
    for (let i = 0; i < FREE_GUESSES; i++) await logIn(stranger(), WRONG, 'ravi@example.org', 'mentor')
    expect((await logIn(stranger(), PASSWORD, 'ravi@example.org', 'mentor')).statusCode).toBe(429)
  })
})

describe('a known device of the account', () => {
  it('is not affected by guesses from elsewhere', async () => {
    await guessWrongly(FREE_GUESSES)
    expect((await logIn(stranger())).statusCode).toBe(429)
    expect((await logIn(ownersBrowser())).statusCode).toBe(200)
    expect((await logIn(stranger())).statusCode).toBe(429)
  })

  it('has its own counter, across log-in and every other endpoint that takes the password', async () => {
    const at = ownersBrowser()
    await guessWrongly(2, at)
    const { _id: userId } = owner.account as { _id: string }
    for (let i = 0; i < 3; i++)
      expect((await at.post('/account/erase', { userId, password: WRONG })).statusCode).toBe(401)
    const refused = await at.post('/account/erase', { userId, password: PASSWORD })
    expect(refused.json()).toMatchObject({ code: 'too_many_guesses' })
    expect((await logIn(at)).statusCode).toBe(429)
    expect((await logIn(stranger())).statusCode).toBe(200)
  })

  it('is not recognised by a forged cookie or one of another account', async () => {
    await guessWrongly(FREE_GUESSES)
    const other = await signedInLearner(test, { email: 'dev@example.org' })
    for (const cookie of ['mc_device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', other.cookie])
      expect((await logIn(visitor(test, { cookie }))).statusCode).toBe(429)
  })
})

describe('the owner', () => {
  it('is warned by mail after many guesses, once a day, with what to do; others are not', async () => {
    await guessWrongly(FREE_GUESSES)
    await guessPatiently(GUESSES_BEFORE_WARNING - FREE_GUESSES - 1)
    expect(await warnings()).toEqual([])
    await guessPatiently(3)
    const [mail] = await warnings()
    expect(mail?.text).toMatch(/forgot-password[^]*नया पासवर्ड/)
    await guessPatiently(3)
    expect(await warnings()).toHaveLength(1)
    expect(test.mailer.sent.every(({ to }) => to === EMAIL)).toBe(true)
  })

  it('is warned in the language of the account', async () => {
    await test.db.updateTable('learners').set({ language: 'hi' }).execute()
    await guessWrongly(FREE_GUESSES)
    await guessPatiently(GUESSES_BEFORE_WARNING)
    await test.jobs.settle()
    const mail = test.mailer.sent.find(({ subject }) => subject.includes('लॉग इन करने की कोशिश'))
    expect(mail?.text).not.toContain('wrong password')
  })
})

describe('a password set with a mailed link', () => {
  it('lets its browser in at once, whatever others do, and forgets all other devices', async () => {
    await guessWrongly(FREE_GUESSES)
    const phone = stranger()
    await phone.post('/auth/request-password-reset', { email: EMAIL, role: 'user' })
    await test.jobs.settle()
    const token = /reset-password#([\w-]+)/.exec(test.mailer.lastThatSays(/reset-password#/).text)![1]
    await phone.post('/auth/reset-password', { token, password: 'a brand-new long one' })
    await guessWrongly(FREE_GUESSES)
    expect((await logIn(ownersBrowser(), 'a brand-new long one')).statusCode).toBe(429)
    expect((await logIn(phone, 'a brand-new long one')).statusCode).toBe(200)
  })
})

describe('what is kept', () => {
  it('contains no address', async () => {
    await guessWrongly(1, stranger(), 'nobody@example.org')
    const rows = JSON.stringify(await test.db.selectFrom('password_guesses').selectAll().execute())
    expect(rows).not.toMatch(/nobody|asha|example/)
  })

  it('is bounded: keeps the subjects with the most failures and deletes day-old ones', async () => {
    const now = test.clock()
    await test.db.deleteFrom('password_guesses').execute()
    for (const [subject, guesses] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 1],
    ] as const)
      for (let i = 0; i < guesses; i++) await countGuess(test.db, subject, now)
    await deleteLeastGuesses(test.db, 2)
    const subjects = async () =>
      (await test.db.selectFrom('password_guesses').select('subject').orderBy('subject').execute()).map(
        ({ subject }) => subject,
      )
    expect(await subjects()).toEqual(['b', 'c'])
    await deleteOldGuesses(test.db, now.toISOString())
    expect(await subjects()).toEqual([])
  })
})
