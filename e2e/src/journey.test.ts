import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newPerson, witnessed } from './browser'
import { logInAsLearner } from './logIn'
import { codeSentTo } from './outbox'
import { startProduct, type Product } from './product'

const LEARNER = {
  name: 'Priyanka Kshatriya',
  email: 'priyanka@example.test',
  password: 'a long walk to school',
}

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('the start command prints where everything is', () => {
  expect(product.output()).toContain(product.siteUrl)
  expect(product.output()).toContain('learner@mentor-connect.test')
})

test('a learner’s journey, from the home page to a certificate that anyone can verify', async () => {
  const { page, context } = await newPerson(browser, product.siteUrl)
  const failures = watchFailures(page)

  await witnessed(page, async () => {
    // Look around as a visitor.
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Resources', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Learning Resources' }).waitFor()
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click()
    await page.waitForURL('**/resource/*')
    await page.getByText('Enroll in this course to track progress and unlock all features.').waitFor()
    const course = (await page.getByRole('heading', { level: 1 }).textContent())!
    const courseId = new URL(page.url()).pathname.split('/').pop()!

    // Sign up, with the code from the mail.
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
    await page.getByLabel('Full name').fill(LEARNER.name)
    await page.getByLabel('Email').fill(LEARNER.email)
    await page.getByLabel('Password', { exact: true }).fill(LEARNER.password)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click()
    await page.keyboard.type(await codeSentTo(product.apiUrl, LEARNER.email))
    await page.getByRole('button', { name: 'Verify' }).click()

    // Log in.
    await page.getByLabel('Password', { exact: true }).fill(LEARNER.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/user/home')
    await page.getByText("Looks like you're just getting started.").waitFor()

    // Enrol and learn; what is marked is saved by itself.
    await page.goto(`/user/resources/${courseId}`)
    await page.getByRole('button', { name: 'Enroll Now' }).click()
    await page.getByRole('button', { name: 'Enrolled' }).waitFor()
    const lessons = page.getByRole('button', { name: /^Completed: / })
    const count = await lessons.count()
    expect(count).toBeGreaterThan(3)
    await page
      .getByRole('button', { name: /^Mark in progress/ })
      .first()
      .click()
    await lessons.nth(1).click()
    await saved(page)

    // Still there after a reload, and in another browser.
    await page.reload()
    await page.getByText(`1 of ${count} lessons completed`).first().waitFor()
    const elsewhere = await newPerson(browser, product.siteUrl)
    await logInAsLearner(elsewhere.page, LEARNER)
    await elsewhere.page.goto(`/user/resources/${courseId}`)
    await elsewhere.page.getByText(`1 of ${count} lessons completed`).first().waitFor()
    await elsewhere.page.getByText('· In progress').first().waitFor()
    await elsewhere.context.close()

    // Everything done: the certificate opens in a tab of its own and can be downloaded.
    for (let index = 0; index < count; index += 1)
      if ((await lessons.nth(index).getAttribute('aria-pressed')) === 'false')
        await lessons.nth(index).click()
    await saved(page)
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Generate Certificate' }).first().click()
    await tab
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download certificate' }).click()
    const pdf = readFileSync(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('link', { name: /Add to LinkedIn/ }).waitFor()

    // The dashboard knows.
    await page.goto('/user/home')
    await page.getByText("You've completed 1 course with a 100% success rate").waitFor()
    const certificateId = await certificateIdOf(page)

    // Log out; as a visitor, find the certificate by its id.
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${product.siteUrl}/`)
    await page.goto('/verify-certificate')
    await page.getByLabel('Certificate ID').fill(certificateId)
    await page.keyboard.press('Enter')
    await page.getByText('Certificate Verified!').waitFor()
    await page.getByText(LEARNER.name).first().waitFor()
    await page.getByText(course).first().waitFor()
    const credential = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download signed credential' }).click()
    const signed = JSON.parse(readFileSync(await (await credential).path(), 'utf8'))
    expect(signed.proof.cryptosuite).toBe('eddsa-rdfc-2022')
  })

  expect(failures).toEqual([])
  await context.close()
})

/** The save that follows a second of quiet. */
async function saved(page: Page) {
  await page.waitForResponse((response) => response.url().endsWith('/user/update-progress') && response.ok())
  await page.getByText('Progress saved').first().waitFor()
}

async function certificateIdOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: /Copy ID/ })
    .first()
    .click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Errors of the page that nobody expects. */
function watchFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  return failures
}
