import type { Page } from 'playwright-core'
import { ChatPage } from '../chat/chatPage'
import { ResourceForm } from '../journeys/resourceForm'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { approve, newApplicant } from '../people/mentors'
import { newPerson, witnessed } from '../stage/browser'
import { startInProduction, type ProductionSite } from './startInProduction'

const APPLICANT = newApplicant()
const COURSE = 'First steps in product design'
const LEARNER = { name: 'Devika Nair', email: 'devika@example.test', password: 'a boat on the quiet river' }

let site: ProductionSite

beforeAll(async () => {
  site = await startInProduction()
})
afterAll(async () => {
  await site?.stop()
})

test('in production, behind a TLS proxy, a mentor teaches and a learner signs up, learns and chats', async () => {
  const mentor = await newPerson(site.product.siteUrl, { ignoreHTTPSErrors: true })
  const learner = await newPerson(site.product.siteUrl, { ignoreHTTPSErrors: true })

  const courseId = await witnessed(mentor.page, async () => {
    await signUpAsMentor(mentor.page)
    await approve(site.product, APPLICANT.email, site.environment)
    await logInAsMentor(mentor.page, APPLICANT)
    return createCourse(mentor.page)
  })

  await witnessed(learner.page, async () => {
    const { page } = learner
    await signUpAsLearner(page)
    await logInAsLearner(page, LEARNER)
    await page.goto(`/user/resources/${courseId}`)
    await page.getByRole('button', { name: 'Enroll Now' }).click()
    await page.getByRole('button', { name: 'Enrolled' }).waitFor()
    await page.getByRole('button', { name: 'Mark A talk as completed' }).click()
    await page.getByText('Progress saved').first().waitFor()
    const celebration = page.getByRole('dialog', { name: 'Course finished!' })
    await celebration.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByText('1 of 1 lessons completed').first().waitFor()
  })

  await witnessed(learner.page, async () => {
    const chat = new ChatPage(learner.page)
    await learner.page.getByRole('link', { name: APPLICANT.name }).first().click()
    await learner.page.getByRole('button', { name: 'Chat Now' }).click()
    const age = learner.page.getByRole('dialog', { name: 'In which year were you born?' })
    await age.getByLabel('Year of birth').fill('1998')
    await age.getByRole('button', { name: 'Save' }).click()
    await chat.isConnected()
    await chat.write('Namaste, thank you for the course.')
    await chat.lastIs('Sent')
  })
  await witnessed(mentor.page, async () => {
    const chat = new ChatPage(mentor.page)
    await mentor.page.goto('/mentor/chat')
    await chat.row(LEARNER.name).click()
    await chat.sees('Namaste, thank you for the course.')
    await chat.write('You are welcome.')
  })
  await new ChatPage(learner.page).sees('You are welcome.')
})

test('development features are disabled', async () => {
  const { page } = await newPerson(site.product.siteUrl, { ignoreHTTPSErrors: true })
  for (const path of ['/__mail', '/__mail.json'])
    expect((await page.request.get(site.product.apiUrl + path)).status()).toBe(404)
})

test('the session cookie is secure and HTTP-only', async () => {
  const { page, context } = await newPerson(site.product.siteUrl, {
    ignoreHTTPSErrors: true,
  })
  await logInAsLearner(page, LEARNER)
  const cookies = await context.cookies(site.product.apiUrl)
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, httpOnly: true })
})

async function signUpAsMentor(page: Page): Promise<void> {
  const { domains, ...texts } = APPLICANT
  const multipart = Object.fromEntries(
    Object.entries({ ...texts, domains: JSON.stringify(domains) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  const { apiUrl } = site.product
  const applied = await page.request.post(`${apiUrl}/mentor/register-mentor`, { multipart })
  expect(applied.status()).toBe(200)
  const { email } = APPLICANT
  const verified = await page.request.post(`${apiUrl}/auth/verify-otp`, {
    data: { email, otp: await codeSentTo(email), role: 'mentor' },
  })
  expect(verified.status()).toBe(200)
}

async function signUpAsLearner(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(LEARNER.name)
  await page.getByLabel('Email').fill(LEARNER.email)
  await page.getByLabel('Password', { exact: true }).fill(LEARNER.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click()
  await page.keyboard.type(await codeSentTo(LEARNER.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('heading', { level: 1, name: /log ?in/i }).waitFor()
}

async function codeSentTo(email: string): Promise<string> {
  const { text } = await site.mail.mailTo(email)
  return /\b\d{4}\b/.exec(text ?? '')![0]
}

/** Creates a course. @returns its id */
async function createCourse(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Create New Resource' }).click()
  const form = new ResourceForm(page)
  await form.describe(COURSE, 'From an idea to a first product', 'Career')
  await form.addModule(1, 'Watch')
  await form.linkLesson(1, 'Video Link', 'A talk', 'https://example.test/talk')
  await page.getByRole('button', { name: 'Create Resource' }).click()
  await page.getByRole('heading', { level: 1, name: COURSE }).waitFor()
  return new URL(page.url()).pathname.split('/').pop()!
}
