import type { Page } from 'playwright-core'
import { downloadedBy, newPerson, witnessed } from '../stage/browser'
import { logInAsLearner } from '../people/logIn'
import { codeSentTo } from '../people/outbox'
import { sharedProduct, sharedStage } from '../stage/sharedStage'

const COURSE = 'english-for-work'
const LEARNER = {
  name: 'Priyanka Kshatriya',
  email: 'priyanka@example.test',
  password: 'a long walk to school',
}

const product = sharedProduct()

test('the start command prints all URLs', () => {
  const { output } = sharedStage()
  expect(output).toContain(product.siteUrl)
  expect(output).toContain('learner@mentor-connect.test')
})

test('a learner’s journey, from the home page to a certificate that anyone can verify', async () => {
  const { page, context } = await newPerson(product.siteUrl, { prefetches: true })
  const failures = watchFailures(page)

  await witnessed(page, async () => {
    // Browse as a visitor.
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Resources', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Learning Resources' }).waitFor()
    await page.getByRole('combobox', { name: 'Search courses' }).fill('English')
    await page.waitForURL('**/resource?q=English')
    await page
      .getByRole('link', { name: /View Details/ })
      .and(page.locator(`[href="/resource/${COURSE}"]`))
      .click()
    await page.waitForURL(`**/resource/${COURSE}`)
    await page.getByText('Enroll in this course to track progress and unlock all features.').waitFor()
    const course = (await page.getByRole('heading', { level: 1 }).textContent())!

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

    // Enrol and learn; changes are saved automatically.
    await page.goto(`/user/resources/${COURSE}`)
    await page.getByRole('button', { name: 'Enroll Now' }).click()
    await page.getByRole('button', { name: 'Enrolled' }).waitFor()
    expect(await focused(page)).toBe('Enrolled')
    // The next lesson must have been scrolled into view.
    const next = await page.getByRole('heading', { name: /^Next:/ }).elementHandle()
    await page.waitForFunction((heading) => {
      const { top, bottom } = heading!.getBoundingClientRect()
      return top > 0 && bottom < window.innerHeight
    }, next)
    const lessons = page.getByRole('button', { name: /^Mark .+ as completed$/ })
    const count = await lessons.count()
    expect(count).toBeGreaterThan(3)
    await page
      .getByRole('button', { name: /^Mark in progress/ })
      .first()
      .click()
    // The clicked button is removed, so the focus moves to another one of its row.
    expect(await focused(page)).toMatch(/^Mark |^Open/)
    await lessons.nth(1).click()
    await saved(page)

    // The progress survives a reload and appears in another browser.
    await page.reload()
    await page.getByText(`1 of ${count} lessons completed`).first().waitFor()
    const elsewhere = await newPerson(product.siteUrl)
    await logInAsLearner(elsewhere.page, LEARNER)
    await elsewhere.page.goto(`/user/resources/${COURSE}`)
    await elsewhere.page.getByText(`1 of ${count} lessons completed`).first().waitFor()
    await elsewhere.page.getByText('· In progress').first().waitFor()
    await elsewhere.context.close()

    // When all lessons are completed, a celebration opens. The certificate opens in a new tab and can be downloaded.
    for (let index = 0; index < count; index += 1)
      if ((await lessons.nth(index).getAttribute('aria-pressed')) === 'false')
        await lessons.nth(index).click()
    await saved(page)
    const celebration = page.getByRole('dialog', { name: 'Course finished!' })
    await celebration.waitFor()
    expect(await focused(page)).toBe('Course finished!')
    const tab = context.waitForEvent('page')
    await celebration.getByRole('button', { name: 'Generate Certificate' }).click()
    await tab
    const pdf = await downloadedBy(page, () =>
      celebration.getByRole('link', { name: 'Download certificate' }).click(),
    )
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await celebration.getByRole('link', { name: /Add to LinkedIn/ }).waitFor()
    expect(await focused(page)).not.toBe('')

    // The dashboard shows the completed course.
    await page.goto('/user/home')
    await page.getByText("You've completed 1 course with a 100% success rate").waitFor()
    const certificateId = await certificateIdOf(page)

    // Log out. As a visitor, verify the certificate by its id.
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(`${product.siteUrl}/`)
    await page.goto('/verify-certificate')
    await page.getByLabel('Certificate ID').fill(certificateId)
    await page.keyboard.press('Enter')
    await page.getByText('Certificate Verified!').waitFor()
    await page.getByText(LEARNER.name).first().waitFor()
    await page.getByText(course).first().waitFor()
    const credential = await downloadedBy(page, () =>
      page.getByRole('link', { name: 'Download signed credential' }).click(),
    )
    const signed = JSON.parse(credential.toString())
    expect(signed.proof[0].cryptosuite).toBe('eddsa-rdfc-2022')
  })

  expect(failures).toEqual([])
  await context.close()
})

/** The name of the focused control; empty if no element has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return ''
    return control.getAttribute('aria-label') ?? control.textContent ?? ''
  })

/** Waits until all changes of lessons are saved. The note shows unsaved changes from the click on. */
async function saved(page: Page) {
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
}

async function certificateIdOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: /Copy ID/ })
    .first()
    .click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Collects unexpected errors of the page. The list grows while the page is open. */
function watchFailures(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })
  return failures
}
