import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OTP_LIFETIME_MS, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { enterCode, otherThan, signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { hashOtp, matchesOtp } from '../passwords/codes'
import { newOtp } from './otp'
import { visitor, type Visitor } from '../../testing/visitor'

let test: TestApp
let person: Visitor

const EMAIL = 'asha@example.org'
const codeOf = () => test.mailer.lastOtp(EMAIL)
const resend = (at = person, email = EMAIL) => at.post('/auth/resend-otp', { email, role: 'user' })
const guess = async (otp: string | number, at = person) => (await enterCode(at, EMAIL, otp)).json()
const guessWrongly = async (times: number) => {
  for (let i = 0; i < times; i++)
    expect(await guess(otherThan(codeOf()))).toMatchObject({ code: 'otp_invalid' })
}
const freshCode = async () => {
  test.clock.advance(OTP_RESEND_COOLDOWN_MS)
  expect((await resend()).statusCode).toBe(200)
}

beforeEach(async () => {
  test = await testApp()
  person = visitor(test)
  await signUp(person, EMAIL)
})
afterEach(() => test.close())

describe('verify-otp', () => {
  it('accepts the code as text and creates the account', async () => {
    expect(await guess(codeOf())).toMatchObject({ data: true })
    const learner = await test.db.selectFrom('learners').selectAll().executeTakeFirstOrThrow()
    expect(learner).toMatchObject({ email: EMAIL, name: 'Asha Verma', verified: 1 })
  })

  it('accepts it as a number', async () => {
    expect(await guess(Number(codeOf()))).toMatchObject({ data: true })
  })

  it('accepts it without a cookie when only one sign-up matches', async () => {
    expect(await guess(codeOf(), visitor(test))).toMatchObject({ data: true })
  })

  it('accepts it once', async () => {
    const otp = codeOf()
    await guess(otp)
    expect(await guess(otp)).toMatchObject({ code: 'otp_invalid' })
  })

  it('accepts it for ten minutes', async () => {
    test.clock.advance(OTP_LIFETIME_MS)
    expect(await guess(codeOf())).toMatchObject({ code: 'otp_expired', fields: { otp: expect.any(String) } })
    await freshCode()
    test.clock.advance(OTP_LIFETIME_MS - 1)
    expect(await guess(codeOf())).toMatchObject({ data: true })
  })

  it('refuses it for another role and for another address', async () => {
    expect((await enterCode(person, EMAIL, codeOf(), 'mentor')).json()).toMatchObject({ code: 'otp_invalid' })
    expect((await enterCode(person, 'b@example.org', codeOf())).json()).toMatchObject({ code: 'otp_invalid' })
  })

  it('refuses the right code after five wrong ones, until a new one is sent', async () => {
    await guessWrongly(5)
    expect(await guess(codeOf())).toMatchObject({ code: 'otp_exhausted' })
    await freshCode()
    expect(await guess(codeOf())).toMatchObject({ data: true })
  })

  it('allows nine guesses a day for an address, whichever code they are for', async () => {
    await guessWrongly(5)
    await freshCode()
    await guessWrongly(4)
    expect((await enterCode(person, EMAIL, codeOf())).statusCode).toBe(429)
    expect(await guess(codeOf())).toMatchObject({ code: 'otp_closed' })
    test.clock.advance(DAY_MS - 60_000)
    await signUp(person, EMAIL)
    expect(await guess(codeOf())).toMatchObject({ data: true })
  })

  it('counts concurrent guesses one by one', async () => {
    const wrong = otherThan(codeOf())
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await guess(wrong)).code))
    expect(codes.filter((code) => code === 'otp_invalid')).toHaveLength(5)
    expect(codes.filter((code) => code === 'otp_exhausted')).toHaveLength(15)
  })

  it('allows nine guesses in total to all browsers that signed up with one address, concurrent ones too', async () => {
    const strangers = await Promise.all(
      [1, 2, 3].map(async () => {
        const stranger = visitor(test)
        await signUp(stranger, EMAIL)
        return stranger
      }),
    )
    const wrong = otherThan(codeOf())
    const guesses = strangers.flatMap((stranger) =>
      Array.from({ length: 4 }, () => enterCode(stranger, EMAIL, wrong)),
    )
    const answers = (await Promise.all(guesses)).map((response) => response.json())
    expect(answers.filter(({ code }) => code === 'otp_closed')).toHaveLength(3)
    expect(answers.filter(({ code, data }) => code === 'otp_invalid' || data === true)).toHaveLength(9)
  })

  it('allows no more attempts by requesting new codes', async () => {
    let counted = 0
    for (let code = 0; code < 4; code++) {
      for (let i = 0; i < 4; i++) if ((await guess(otherThan(codeOf()))).code === 'otp_invalid') counted++
      await freshCode()
    }
    expect(counted).toBe(9)
    expect(await guess(codeOf())).toMatchObject({ code: 'otp_closed' })
  })

  it('counts the daily guesses of each address separately', async () => {
    await guessWrongly(5)
    const other = visitor(test)
    await signUp(other, 'b@example.org')
    const response = await enterCode(other, 'b@example.org', test.mailer.lastOtp('b@example.org'))
    expect(response.json()).toMatchObject({ data: true })
  })

  it('creates one account for two concurrent right codes', async () => {
    const otp = codeOf()
    const answers = await Promise.all([guess(otp), guess(otp)])
    expect(answers.filter(({ data }) => data === true)).toHaveLength(1)
    expect(await test.db.selectFrom('learners').selectAll().execute()).toHaveLength(1)
  })

  it.each([10_000, -1, 1.5, '12345', '', 'abcd', '１２３４', null, true, ['1234']])(
    'refuses %j as a code',
    async (otp) => {
      const response = await person.post('/auth/verify-otp', { email: EMAIL, otp, role: 'user' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { otp: expect.any(String) } })
    },
  )
})

describe('resend-otp', () => {
  it('requires thirty seconds between two codes; the new one replaces the old', async () => {
    const old = codeOf()
    test.clock.advance(OTP_RESEND_COOLDOWN_MS - 1)
    expect((await resend()).json()).toMatchObject({ code: 'otp_too_soon' })
    test.clock.advance(1)
    expect((await resend()).json().data).toEqual({ email: EMAIL, role: 'user' })
    expect(test.mailer.sent).toHaveLength(2)
    if (old !== codeOf()) expect(await guess(old)).toMatchObject({ code: 'otp_invalid' })
    expect(await guess(codeOf())).toMatchObject({ data: true })
  })

  it('sends one mail for concurrent requests', async () => {
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await resend()).statusCode))
    expect(statuses.sort()).toEqual([200, 429, 429, 429, 429])
    expect(test.mailer.sent).toHaveLength(2)
  })

  it('sends nothing for another role and uses up no guesses of this one', async () => {
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    const response = await person.post('/auth/resend-otp', { email: EMAIL, role: 'mentor' })
    expect(response.json().data).toEqual({ email: EMAIL, role: 'mentor' })
    expect(test.mailer.sent).toHaveLength(1)
    for (let i = 0; i < 10; i++) await enterCode(person, EMAIL, codeOf(), 'mentor')
    expect(await guess(codeOf())).toMatchObject({ data: true })
  })

  it('responds the same for an address without a sign-up, and mails nothing', async () => {
    const response = await resend(visitor(test), 'nobody@example.org')
    expect(response.json().data).toEqual({ email: 'nobody@example.org', role: 'user' })
    expect(test.mailer.sent).toHaveLength(1)
  })
})

describe('a code', () => {
  const key = Buffer.alloc(32, 1)

  it.each([
    ['0042', 42, true],
    ['0042', '0042', true],
    ['0042', '42', true],
    ['0000', 0, true],
    ['4200', 42, false],
    ['0042', '0043', false],
  ])('%s compared with %j: %s', (otp, given, expected) => {
    expect(matchesOtp(given, hashOtp(otp, key), key)).toBe(expected)
  })

  it('matches only with its own key', () => {
    expect(matchesOtp('0042', hashOtp('0042', key), Buffer.alloc(32, 2))).toBe(false)
  })

  it('has four digits, leading zeros included', () => {
    const codes = Array.from({ length: 2000 }, newOtp)
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  })
})
