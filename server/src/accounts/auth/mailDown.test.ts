import { OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { enterCode, signUp } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { MAILS_PER_REQUESTER } from './signUpMails.repo'
import { visitor, type Visitor } from '../../testing/visitor'

const EMAIL = 'asha@example.org'
let test: TestApp
let person: Visitor
beforeEach(async () => {
  test = await testApp()
  person = visitor(test)
})
afterEach(() => test.close())

const resend = () => person.post('/auth/resend-otp', { email: EMAIL, role: 'user' })
const waiting = () => test.db.selectFrom('signups').selectAll().execute()
const mailFailsOnce = () =>
  jest.spyOn(test.mailer, 'send').mockRejectedValueOnce(new Error('connect ECONNREFUSED 10.0.0.9:25'))

describe('while the mail server is unavailable', () => {
  it('a sign-up is refused with what to do next, reveals nothing about the server and stores nothing', async () => {
    mailFailsOnce()
    const response = await signUp(person, EMAIL)
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { code: 'mail_failed', message: 'The email could not be sent.' },
    ])
    expect(await waiting()).toEqual([])
  })

  it('failed sign-ups do not count against the address', async () => {
    for (let i = 0; i < MAILS_PER_REQUESTER; i++) {
      mailFailsOnce()
      await signUp(person, EMAIL)
    }
    expect((await signUp(person, EMAIL)).statusCode).toBe(200)
    expect((await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL))).json()).toMatchObject({ data: true })
  })

  it('a new code that was never sent does not delay the next one', async () => {
    await signUp(person, EMAIL)
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    mailFailsOnce()
    expect((await resend()).json()).toMatchObject({ code: 'mail_failed' })
    expect((await resend()).statusCode).toBe(200)
    expect(test.mailer.sent).toHaveLength(2)
  })

  it('the previous code stays valid if a new one was never sent', async () => {
    await signUp(person, EMAIL)
    test.clock.advance(OTP_RESEND_COOLDOWN_MS)
    mailFailsOnce()
    await resend()
    expect((await enterCode(person, EMAIL, test.mailer.lastOtp(EMAIL))).json()).toMatchObject({ data: true })
  })
})
