import type { Locale } from '@mentor-connect/contract/api/locales'
import { OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { PASSWORD } from '../../testing/signedIn'
import { enterCode } from '../../testing/signUps'
import { testApp, type TestApp } from '../../testing/testApp'
import { visitor, type Visitor } from '../../testing/visitor'

let test: TestApp
let browser: Visitor

beforeEach(async () => {
  test = await testApp()
  browser = visitor(test)
})
afterEach(() => test.close())

const EMAIL = 'asha@example.org'

const signUp = (language?: Locale, at = browser) =>
  at.post('/user/register-user', { name: 'Asha Verma', email: EMAIL, password: PASSWORD, language })

/** The languages of the newest mail, by its text and by its subject. */
function languages() {
  const { subject, text } = test.mailer.sent.at(-1)!
  const spoken = (words: string) => [/[a-z]{4} [a-z]{2}/i.test(words) && 'en', /[क-ह]/.test(words) && 'hi']
  return [spoken(text.replace(/https?:\S+/g, '')), spoken(subject)].map((found) => found.filter(Boolean))
}

it.each([
  ['hi', ['hi']],
  ['en', ['en']],
  [undefined, ['en', 'hi']],
] as const)('a sign-up on a page in %s gets a code in %j', async (language, spoken) => {
  await signUp(language)
  expect(languages()).toEqual([spoken, spoken])
  expect(test.mailer.sent.at(-1)!.subject).toContain(test.mailer.lastOtp(EMAIL))
})

it('a code that is asked again speaks the same language, and that of a corrected form', async () => {
  await signUp('hi')
  test.clock.advance(OTP_RESEND_COOLDOWN_MS)
  await browser.post('/auth/resend-otp', { email: EMAIL, role: 'user' })
  expect([test.mailer.sent.length, languages()]).toEqual([2, [['hi'], ['hi']]])
  test.clock.advance(OTP_RESEND_COOLDOWN_MS)
  await signUp('en')
  expect([test.mailer.sent.length, languages()]).toEqual([3, [['en'], ['en']]])
})

it('mails about an account speak the language of its owner, whoever asked for them', async () => {
  await signUp('hi')
  await enterCode(browser, EMAIL, test.mailer.lastOtp(EMAIL))
  await signUp('en', visitor(test))
  expect([test.mailer.sent.at(-1)!.subject, languages()]).toEqual(['आपका खाता पहले से है', [['hi'], ['hi']]])
  await visitor(test).post('/auth/request-password-reset', { email: EMAIL, role: 'user' })
  await test.jobs.settle()
  expect([test.mailer.sent.at(-1)!.subject, languages()]).toEqual(['नया पासवर्ड बनाएँ', [['hi'], ['hi']]])
})
