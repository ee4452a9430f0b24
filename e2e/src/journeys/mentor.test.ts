import type { Page } from 'playwright-core'
import { DESKTOP, PHONE, newPerson, witnessed } from '../stage/browser'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newLearner } from '../people/learners'
import { applyAsMentor, approve, newApplicant } from '../people/mentors'
import { until } from '../stage/until'
import { sharedProduct } from '../stage/sharedStage'
import { ResourceForm } from './resourceForm'

const TITLE = 'Design a first product'
const product = sharedProduct()

test('a mentor applies, is approved, teaches, and sees the learners', async () => {
  const applicant = newApplicant()
  await applyAsMentor(product, applicant)
  const mentor = await newPerson(product.siteUrl)
  const { page } = mentor
  await witnessed(page, async () => {
    // Until the approval, the notice is shown, and the API denies access as well.
    await logInAsMentor(page, applicant)
    await page.getByRole('dialog', { name: 'Account Status' }).waitFor()
    const refused = await page.request.get(`${product.apiUrl}/mentor/get-dashboard`)
    expect(refused.status()).toBe(403)
    await approve(product, applicant.email)
    await page.reload()
    await page.getByText('You have not created any courses yet.').waitFor()

    // The course has every kind of lesson. A reload in between loses nothing, not even selected files.
    await page.getByRole('link', { name: 'Create New Resource' }).click()
    const form = new ResourceForm(page)
    await form.describe(TITLE, 'From a first idea to a product', 'Career')
    await form.chooseBanner(await page.screenshot())
    await form.addModule(1, 'Watch')
    await form.linkLesson(1, 'Video Link', 'A talk', 'https://example.test/talk')
    await form.addModule(2, 'Read')
    await form.documentLesson(2, 'My notes', await page.pdf())
    await form.addModule(3, 'Go on')
    await form.linkLesson(3, 'Course Link', 'The next course', 'https://example.test/course')
    await keptOnDevice(page, 'https://example.test/course')
    await page.reload()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('img', { name: 'Preview' }).waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(TITLE)

    // Modules can be reordered with the pointer and with the keyboard.
    await form.dragUp(2, 1)
    expect(await moduleNames(page)).toEqual(['Read', 'Watch', 'Go on'])
    await page.getByRole('button', { name: 'Move Watch up' }).press('Enter')
    expect(await moduleNames(page)).toEqual(['Watch', 'Read', 'Go on'])
    await page.getByRole('button', { name: 'Create Resource' }).click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  })
  const courseId = new URL(page.url()).pathname.split('/').pop()!

  // The course is listed in the catalogue; a learner enrols and completes a lesson.
  const account = await newLearner(product)
  const learner = await newPerson(product.siteUrl)
  await witnessed(learner.page, async () => {
    await learner.page.goto(`/resource?q=${encodeURIComponent(TITLE)}`)
    await learner.page.locator(`a[href="/resource/${courseId}"]`).first().waitFor()
    await logInAsLearner(learner.page, account)
    await learner.page.goto(`/user/resources/${courseId}`)
    await learner.page.getByRole('button', { name: 'Enroll Now' }).click()
    await learner.page.getByRole('button', { name: 'Enrolled' }).waitFor()
    const saved = learner.page.waitForResponse(
      (one) => one.url().endsWith('/user/update-progress') && one.ok(),
    )
    await learner.page.getByRole('button', { name: 'Mark A talk as completed' }).click()
    await saved
  })

  await witnessed(page, async () => {
    await page.getByRole('link', { name: 'Learners' }).first().click()
    await page.getByText('1 of 3 lessons · 33%').waitFor()
    await page.getByRole('link', { name: TITLE }).waitFor()
    await page.getByRole('button', { name: /^Message/ }).click()
    await page.waitForURL('**/mentor/chat?with=*')
    await fitsThePhone(page)
  })
  await Promise.all([mentor.context.close(), learner.context.close()])
})

/** Waits until the input is stored on the device, which happens a second after the last change. */
async function keptOnDevice(page: Page, text: string) {
  const kept = () =>
    page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const database = await done(indexedDB.open('mc-resource-drafts'))
      const drafts = await done(database.transaction('outbox').objectStore('outbox').getAll())
      database.close()
      return JSON.stringify(drafts)
    })
  await until(async () => (await kept()).includes(text), `the draft with ${text} is kept`)
}

function moduleNames(page: Page): Promise<string[]> {
  const boxes = page.getByLabel('Module name')
  return boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}

/** Checks that no page of the area is wider than a phone. */
async function fitsThePhone(page: Page) {
  await page.setViewportSize(PHONE)
  for (const path of ['home', 'resources', 'resources/add', 'learners', 'profile', 'profile/edit']) {
    await page.goto(`/mentor/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect({ path, overflow }).toEqual({ path, overflow: 0 })
  }
  await page.setViewportSize(DESKTOP)
}
