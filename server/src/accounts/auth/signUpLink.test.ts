import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OTP_GUESSES_PER_DAY, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { PASSWORD, signedInLearner } from '../../testing/signedIn'
import { enterCode, otherThan, signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'
import { MAILS_PER_EMAIL, MAILS_PER_REQUESTER } from './signUpMails.repo'

const EMAIL = 'asha@example.org'
const STRANGERS = 'the password of a stranger'

let test: TestApp
let owner: Visitor
beforeEach(async () => {
  test = await testApp()
  owner = visitor(test, {}, '192.0.2.1')
})
afterEach(() => test.close())

const strangerAt = (number: number) => visitor(test, {}, `198.51.100.${number}`)
const tokenIn = (text: string | undefined) => /confirm-sign-up#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const lastToken = () => tokenIn(test.mailer.sent.at(-1)?.text)
const confirm = (token: string, password = PASSWORD, at = visitor(test)) =>
  at.post('/auth/confirm-sign-up', { token, password })
const logIn = (password: string) => visitor(test).post('/user/login-user', { email: EMAIL, password })
const learners = () => test.db.selectFrom('learners').select(['email', 'name']).execute()
const FORM = { mobile: '9876543210', domains: ['Design'], expertise: 'Design', experience: 3 }

describe('the link in a sign-up mail', () => {
  it('works in another browser with the chosen password, and logs in', async () => {
    await signUp(owner, EMAIL)
    const phone = visitor(test)
    const answer = await confirm(lastToken(), PASSWORD, phone)
    expect(answer.json().data).toMatchObject({ userData: { email: EMAIL, isverified: true } })
    expect((await phone.post('/auth/verify-token', {})).json().data).toMatchObject({ email: EMAIL })
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
    expect(await learners()).toEqual([{ email: EMAIL, name: 'Asha Verma' }])
  })

  it('creates a mentor who waits for approval', async () => {
    const ravi = { name: 'Ravi', email: 'ravi@example.org', password: PASSWORD, ...FORM }
    await owner.post('/mentor/register-mentor', ravi)
    const answer = await confirm(lastToken())
    expect(answer.json().data).toMatchObject({ mentorData: { name: 'Ravi', status: 'inactive' } })
  })

  it('has its token after #, in both languages; viewing it shows the address and changes nothing', async () => {
    await signUp(owner, EMAIL)
    const mail = test.mailer.sent.at(-1)!
    expect(
      mail.text.match(/http:\/\/localhost:3000(?:\/hi)?\/confirm-sign-up#[\w-]{32}(?![\w-])/g),
    ).toHaveLength(2)
    const look = () => visitor(test).post('/auth/sign-up-link', { token: lastToken() })
    expect((await look()).json().data).toEqual({ email: EMAIL, role: 'user' })
    expect((await look()).statusCode).toBe(200)
    expect(await learners()).toEqual([])
  })

  it('is stored as a hash only', async () => {
    await signUp(owner, EMAIL)
    expect(JSON.stringify(await test.db.selectFrom('sign_up_links').selectAll().execute())).not.toContain(
      lastToken(),
    )
  })

  it('works once, for a day, and not after the code was entered', async () => {
    await signUp(owner, EMAIL)
    const token = lastToken()
    test.clock.advance(DAY_MS)
    expect((await confirm(token)).json()).toMatchObject({ code: 'sign_up_link_invalid' })

    await signUp(owner, EMAIL)
    await confirm(lastToken())
    expect((await confirm(lastToken())).json()).toMatchObject({ code: 'sign_up_link_invalid' })

    const other = 'dev@example.org'
    await signUp(owner, other)
    await enterCode(owner, other, test.mailer.lastOtp(other))
    expect((await confirm(lastToken())).json()).toMatchObject({ code: 'sign_up_link_invalid' })
  })

  it.each(['A'.repeat(32), "' or 1=1 --", 'लिंक'])('cannot be guessed: %s', async (token) => {
    await signUp(owner, EMAIL)
    expect((await confirm(token)).json()).toMatchObject({ code: 'sign_up_link_invalid' })
    const look = await visitor(test).post('/auth/sign-up-link', { token })
    expect(look.json()).toMatchObject({ code: 'sign_up_link_invalid' })
  })

  it('creates one account for two concurrent right passwords', async () => {
    await signUp(owner, EMAIL)
    const token = lastToken()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await learners()).toHaveLength(1)
  })

  it('is not mailed to an address that has an account', async () => {
    await signedInLearner(test, { email: EMAIL })
    await signUp(owner, EMAIL)
    expect(lastToken()).toBe('')
  })
})

describe('a stranger who signs up with somebody’s address', () => {
  it('gets no account when the owner opens the link in the resulting mail', async () => {
    await signUp(strangerAt(1), EMAIL, STRANGERS)
    expect((await confirm(lastToken(), 'what the owner would type')).json()).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await learners()).toEqual([])
    expect((await logIn(STRANGERS)).json()).toMatchObject({ UserNotVerified: true })
  })

  it('cannot stop the owner by using up the codes: the link still works', async () => {
    await signUp(owner, EMAIL)
    const token = lastToken()
    const wrong = otherThan(test.mailer.lastOtp(EMAIL))
    for (let i = 0; i < 2; i++) {
      const stranger = strangerAt(i)
      await signUp(stranger, EMAIL, STRANGERS)
      for (let guess = 0; guess < 5; guess++) await enterCode(stranger, EMAIL, wrong)
    }
    const closed = await enterCode(owner, EMAIL, wrong)
    expect(closed.json()).toMatchObject({ code: 'otp_closed', message: /Open the link in the email/ })
    expect((await confirm(token)).statusCode).toBe(200)
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
  })

  it('cannot stop the owner by using up the mails from one network: the owner still gets one', async () => {
    const answers = []
    for (let i = 0; i < 7; i++) answers.push(await signUp(strangerAt(1), EMAIL, STRANGERS))
    expect(answers.map((answer) => answer.json().data.mailed)).toEqual([
      ...Array<undefined>(MAILS_PER_REQUESTER).fill(undefined),
      false,
      false,
    ])
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(test.mailer.sent).toHaveLength(MAILS_PER_REQUESTER)
    await signUp(owner, EMAIL)
    expect(test.mailer.sent).toHaveLength(MAILS_PER_REQUESTER + 1)
    expect((await enterCode(owner, EMAIL, test.mailer.lastOtp(EMAIL))).json()).toMatchObject({ data: true })
  })

  it('cannot do so from many networks: the owner uses the link in any of the mails', async () => {
    for (let i = 0; i < MAILS_PER_EMAIL + 3; i++) await signUp(strangerAt(i), EMAIL, STRANGERS)
    expect(test.mailer.sent).toHaveLength(MAILS_PER_EMAIL)
    expect((await signUp(owner, EMAIL)).json().data).toMatchObject({ mailed: false })
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    const again = await owner.post('/auth/resend-otp', { email: EMAIL, role: 'user' })
    expect(again.json()).toMatchObject({ code: 'sign_up_mails_used_up' })
    expect((await confirm(tokenIn(test.mailer.sent[0]?.text))).statusCode).toBe(200)
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
    expect((await logIn(STRANGERS)).statusCode).toBe(401)
  })

  it('cannot push the owner’s sign-up out of the pending ones: the link starts a new one', async () => {
    await signUp(owner, EMAIL)
    const token = lastToken()
    for (let i = 0; i < 15; i++) {
      test.clock.advance(1000)
      await signUp(strangerAt(i), EMAIL, STRANGERS)
    }
    expect(await test.db.selectFrom('signups').selectAll().execute()).toHaveLength(10)
    expect((await confirm(token)).json()).toMatchObject({ code: 'wrong_credentials' })
    const person = { name: 'Asha Verma', email: EMAIL, password: PASSWORD, linkToken: token }
    const anew = await visitor(test).post('/user/register-user', person)
    expect(anew.json().data).toEqual({ email: EMAIL, role: 'user', verified: true })
    expect((await logIn(PASSWORD)).statusCode).toBe(200)
    expect(await test.db.selectFrom('signups').selectAll().execute()).toEqual([])
  })

  it('cannot slow down log-ins at the address for the holder of the link', async () => {
    await signUp(owner, EMAIL)
    for (let i = 0; i < 6; i++) await logIn('not the right one')
    expect((await logIn(PASSWORD)).statusCode).toBe(429)
    expect((await confirm(lastToken())).statusCode).toBe(200)
  })
})

describe('a sign-up started from a link', () => {
  const withLink = (linkToken: string, email = EMAIL) =>
    visitor(test).post('/user/register-user', { name: 'Asha', email, password: PASSWORD, linkToken })

  it('needs a link for this address and role', async () => {
    await signUp(owner, EMAIL)
    const token = lastToken()
    expect((await withLink(token, 'dev@example.org')).json()).toMatchObject({ code: 'sign_up_link_invalid' })
    const mentor = { name: 'Asha', email: EMAIL, password: PASSWORD, linkToken: token, ...FORM }
    const answer = await visitor(test).post('/mentor/register-mentor', mentor)
    expect(answer.json()).toMatchObject({ code: 'sign_up_link_invalid' })
    expect((await withLink(token)).json().data).toMatchObject({ verified: true })
    expect((await withLink(token)).json()).toMatchObject({ code: 'sign_up_link_invalid' })
  })

  it('creates a mentor, too', async () => {
    const ravi = { name: 'Ravi', email: 'ravi@example.org', password: PASSWORD, ...FORM }
    await owner.post('/mentor/register-mentor', ravi)
    const linkToken = lastToken()
    const anew = await visitor(test).post('/mentor/register-mentor', { ...ravi, name: 'Ravi K', linkToken })
    expect(anew.json().data).toMatchObject({ verified: true, role: 'mentor' })
    const mentor = await test.db.selectFrom('mentors').selectAll().executeTakeFirstOrThrow()
    expect(mentor).toMatchObject({ name: 'Ravi K', status: 'inactive', verified: 1 })
  })
})

describe('password guesses behind a link', () => {
  it('are slowed down', async () => {
    await signUp(owner, EMAIL)
    for (let i = 0; i < 5; i++) await confirm(lastToken(), 'not the right one')
    expect((await confirm(lastToken())).json()).toMatchObject({ code: 'too_many_guesses' })
  })
})

describe('concurrently', () => {
  it('thirty sign-ups from one network send five mails, and from thirty networks ten', async () => {
    await Promise.all(Array.from({ length: 30 }, () => signUp(visitor(test), EMAIL, STRANGERS)))
    expect(test.mailer.sent).toHaveLength(MAILS_PER_REQUESTER)
    const other = 'dev@example.org'
    await Promise.all(Array.from({ length: 30 }, (_, i) => signUp(strangerAt(i), other, STRANGERS)))
    expect(test.mailer.sent.filter(({ to }) => to === other)).toHaveLength(MAILS_PER_EMAIL)
  })

  it('codes of one address can be guessed nine times at most, however many are mailed', async () => {
    await signUp(owner, EMAIL)
    const wrong = otherThan(test.mailer.lastOtp(EMAIL))
    const strangers = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const stranger = strangerAt(number)
        await signUp(stranger, EMAIL, STRANGERS)
        return stranger
      }),
    )
    const guesses = strangers.flatMap((at) => Array.from({ length: 5 }, () => enterCode(at, EMAIL, wrong)))
    const codes = (await Promise.all(guesses)).map((answer) => answer.json())
    expect(codes.filter(({ code, data }) => code === 'otp_invalid' || data === true)).toHaveLength(
      OTP_GUESSES_PER_DAY,
    )
  })
})
