import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { DESKTOP, newPerson, PHONE, takenOver, witnessed } from '../stage/browser'
import { codeSentTo, passwordLinkSentTo } from '../people/outbox'
import { sharedProduct } from '../stage/sharedStage'

const COURSE = 'english-for-work'
const PASSWORD = 'a long walk to school'
const NEW_PASSWORD = 'the road not taken'

const product = sharedProduct()

// Both sign up at the same time: one waits half a minute for another code while the other one continues.
test('a learner on a phone in Hindi and a mentor at a desk in English sign up', async () => {
  const [learner, mentor] = await Promise.all([
    newPerson(product.siteUrl, { viewport: PHONE }),
    newPerson(product.siteUrl, { viewport: DESKTOP }),
  ])
  await learner.context.addInitScript(() => localStorage.setItem('mc.locale', 'hi'))
  await Promise.all([
    witnessed(learner.page, () => learnersWay(learner.page)),
    witnessed(mentor.page, () => mentorsWay(mentor.page)),
  ])
  await learner.context.close()
  await mentor.context.close()
})

async function learnersWay(page: Page) {
  const email = 'kavita@example.test'
  const name = page.getByLabel('पूरा नाम')
  const password = page.getByLabel('पासवर्ड', { exact: true })
  const signUp = page.getByRole('button', { name: 'साइन अप करें' })
  const logIn = page.getByRole('button', { name: 'लॉग इन करें', exact: true })
  const verify = page.getByRole('button', { name: 'पुष्टि करें' })

  // A course asks the visitor to sign up.
  await refusedByCourse(page)
  await name.fill('कविता देशपांडे')
  await page.getByLabel('ईमेल').fill(email)
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'पासवर्ड दिखाएँ' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'पासवर्ड छिपाएँ' }).click()
  await signUp.click()

  // The learner goes back to check the address. The code that was sent remains valid.
  await page.getByRole('heading', { name: 'अपने ईमेल की पुष्टि करें' }).waitFor()
  const code = await codeSentTo(product.apiUrl, email)
  await page.getByRole('button', { name: 'वापस' }).click()
  expect(await name.inputValue()).toBe('कविता देशपांडे')
  await password.fill(PASSWORD)
  await signUp.click()

  // A wrong code is entered first, then the right one is pasted.
  await digit(page, 1).click()
  await page.keyboard.type(otherThan(code))
  await verify.click()
  await page.getByRole('alert').filter({ hasText: 'यह कोड सही नहीं है' }).waitFor()
  expect(await violations(page)).toEqual([])
  await paste(page, code)
  await verify.click()
  await page.getByText('आपके ईमेल की पुष्टि हो गई').waitFor()

  // The password is reset before it was ever used.
  await page.getByRole('link', { name: 'पासवर्ड भूल गए?' }).click()
  await page.getByRole('button', { name: 'लिंक भेजें' }).click()
  await page.getByText(/अगर kavita@example.test से कोई खाता है/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto(await passwordLinkSentTo(product.apiUrl, email))
  await page.getByLabel('नया पासवर्ड').fill(NEW_PASSWORD)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'पासवर्ड बदलें' }).click()
  await page.getByText('आपका पासवर्ड बदल गया है').waitFor()
  await password.fill(PASSWORD)
  await logIn.click()
  await page.getByRole('alert').filter({ hasText: 'ईमेल या पासवर्ड ग़लत है' }).waitFor()
  await password.fill(NEW_PASSWORD)
  await logIn.click()
  await page.waitForURL('**/user/home')

  // After a logout, a login that starts from the course returns to the course.
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'लॉग आउट', exact: true }).first().click()
  await page.waitForURL(`${product.siteUrl}/`)
  await refusedByCourse(page)
  await logIn.click()
  await page.getByRole('heading', { level: 1, name: 'लॉग इन' }).waitFor()
  await page.getByLabel('ईमेल').fill(email)
  await password.fill(NEW_PASSWORD)
  await logIn.click()
  await page.waitForURL(`**/user/resources/${COURSE}`)
}

/** Tries to enrol as a visitor, and follows the link to the sign-up. */
async function refusedByCourse(page: Page) {
  await page.goto('/resource?q=English')
  const course = page
    .getByRole('link', { name: /विवरण देखें/ })
    .and(page.locator(`[href="/resource/${COURSE}"]`))
  await course.click()
  await page.waitForURL(`**/resource/${COURSE}`)
  await page.getByRole('button', { name: 'कोर्स जॉइन करें' }).click()
  await page.getByRole('link', { name: 'लॉग इन या साइन अप करें' }).first().click()
  await page.waitForURL('**/signup')
}

async function mentorsWay(page: Page) {
  const email = 'farhan@example.test'
  const signUp = page.getByRole('button', { name: 'Sign Up', exact: true })
  const resend = page.getByRole('button', { name: 'Resend code', exact: true })
  await page.clock.install()
  await page.goto('/mentors')
  await takenOver(page)
  await page.getByRole('link', { name: 'Join as Mentor' }).first().click()
  await page.waitForURL('**/mentor-signup')
  await signUp.click()
  await page.getByText('Enter a mobile number of ten digits.').waitFor()
  await describeMentor(page, email)
  await signUp.click()

  // The page has a fake clock, but the server does not: it sends another code only after half a minute.
  await page.getByRole('heading', { name: 'Verify your email' }).waitFor()
  const old = await codeSentTo(product.apiUrl, email)
  expect(await violations(page)).toEqual([])
  await page.clock.fastForward('00:31')
  await resend.click()
  await page.getByRole('alert').waitFor()
  await resend.click()
  await page.getByText(/A new code is on its way/).waitFor()
  const code = await codeSentTo(product.apiUrl, email, 2)
  if (old !== code) {
    await enterCode(page, old)
    await page.getByRole('alert').filter({ hasText: 'This code is not right' }).waitFor()
  }
  await enterCode(page, code)
  await page.getByText('Your email is verified.').waitFor()

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/mentor/home')
  await page.getByText('Your mentor account request is currently pending verification.').waitFor()
  expect(await violations(page)).toEqual([])
}

async function describeMentor(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Farhan Qureshi')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Mobile number', { exact: true }).fill('98765 43210')
  for (const domain of ['Data Science', 'Python']) {
    await page.getByRole('textbox', { name: 'Subjects' }).fill(domain)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Expertise').fill('Senior data engineer')
  await page.getByLabel('Years of experience').fill('9')
  await page.getByRole('textbox', { name: 'Social profiles (optional)' }).fill('linkedin.com/in/farhan')
  const picture = { name: 'farhan.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('img', { name: 'Preview' }).waitFor()
}

const digit = (page: Page, place: number) =>
  page.getByRole('textbox', { name: new RegExp(String(place)) }).first()

async function enterCode(page: Page, code: string) {
  await digit(page, 1).click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await digit(page, 1).focus()
  await page.keyboard.press('Control+V')
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}
