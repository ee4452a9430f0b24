import {
  addResource,
  setResourceStatus,
  type OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { enrol, newLearner } from '../people/learners'
import { newMentor } from '../people/mentors'
import { Person } from '../people/person'
import { newPerson, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'

const product = sharedProduct()

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of “Dough”' })
const status = (page: Page, words: string) => page.getByText(words).first().waitFor()
const LOG_IN = '/mentor/login-mentor'
const SAVED = 'Draft saved. Learners do not see it yet.'

test('a mentor writes a lesson by keyboard, finds the draft again and publishes it', async () => {
  const { account, courseId, lessonId, publish } = await courseInPlace()
  const mentor = await newPerson(product.siteUrl)
  const { page } = mentor
  const address = `/mentor/resources/${courseId}/lessons/${lessonId}`
  await witnessed(page, async () => {
    await logInAsMentor(page, account)
    await page.goto(address)
    await text(page).focus()

    // Headings, marks and lists are typed without a mouse.
    await page.keyboard.type('## Flour and water')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Knead it ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('well')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- Flour')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Water')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await pastePicture(page)
    await page.getByRole('textbox', { name: 'What does the picture show?' }).fill('A red square')
    await page.getByRole('button', { name: 'Insert' }).click()
    await text(page).getByRole('img', { name: 'A red square' }).waitFor()
    await status(page, SAVED)
    expect(await violations(page)).toEqual([])

    await page.reload()
    await text(page).getByRole('heading', { level: 2, name: 'Flour and water' }).waitFor()
    expect(await text(page).locator('strong').textContent()).toBe('well')
    expect(await text(page).getByRole('listitem').allTextContents()).toEqual(['Flour', 'Water'])
    await text(page).getByRole('img', { name: 'A red square' }).waitFor()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await status(page, 'Ready. Learners see it when you publish the course.')

    // Until it is published again, only the mentor sees what is written from now on.
    await text(page).focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Half a sen')
    await status(page, SAVED)
    await page.goto(`/resource/${courseId}/lessons/${lessonId}?draft`)
    await page.getByRole('heading', { name: 'Half a senFlour and water' }).waitFor()
  })

  await publish()
  const learner = await newPerson(product.siteUrl)
  await witnessed(learner.page, async () => {
    const person = await newLearner(product)
    await enrol(person.person, courseId)
    await logInAsLearner(learner.page, person)
    await learner.page.goto(`/user/resources/${courseId}/lessons/${lessonId}`)
    await learner.page.getByRole('heading', { level: 2, name: 'Flour and water', exact: true }).waitFor()
    await learner.page.getByRole('img', { name: 'A red square' }).waitFor()
  })
  await mentor.context.close()
  await learner.context.close()
})

test('what is written without a network is kept, and sent when it is back', async () => {
  const { account, courseId, lessonId } = await courseInPlace()
  const { page, context } = await newPerson(product.siteUrl)
  await logInAsMentor(page, account)
  await page.goto(`/mentor/resources/${courseId}/lessons/${lessonId}`)
  await text(page).focus()
  await page.route('**/save-lesson-draft/**', (route) => route.abort())
  await page.keyboard.type('Written in a tunnel')
  await status(page, 'Not saved on the server yet.')
  await page.reload()
  await text(page).getByText('Written in a tunnel').waitFor()
  await page.unroute('**/save-lesson-draft/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await status(page, SAVED)
  await context.close()
})

/** Creates a draft of a course for a new mentor, with one lesson in place that has no text yet. */
async function courseInPlace() {
  const account = await newMentor(product)
  const person = new Person(product.apiUrl)
  const { email, password } = account
  const { data: session } = await person.post<{ mentorData: { _id: string } }>(LOG_IN, { email, password })
  const lessons = [{ title: 'Dough', type: 'document', url: '', kind: 'text' }]
  const course = { title: 'Bread at home', description: 'From flour to bread', domain: ['Skills'] }
  const { data } = await person.post<OwnCourse>(addResource.path, {
    ...course,
    modules: [{ name: 'First', lessons }],
    status: 'draft',
    mentorId: session.mentorData._id,
  })
  const publish = () => person.post(setResourceStatus.path.replace(':id', data._id), { status: 'published' })
  return { account, courseId: data._id, lessonId: data.modules[0]!.lessons[0]!.id, publish }
}

/** Pastes a small picture into the text, as if it had been copied in another program. */
async function pastePicture(page: Page) {
  await text(page).evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 120 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'red'
    pen.fillRect(0, 0, 120, 120)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob], 'red.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}
