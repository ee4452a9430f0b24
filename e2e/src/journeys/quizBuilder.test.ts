import type { Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { newLearner } from '../people/learners'
import { logInAsLearner, logInAsMentor } from '../people/logIn'
import { newMentor } from '../people/mentors'
import { PHONE, newPerson, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { ResourceForm } from './resourceForm'

const TITLE = 'Know your money'
const IMPORTED = `Which costs are fixed?
* Rent
- Vegetables

What is kept for bad times?
= savings | a reserve`
const product = sharedProduct()

test('a mentor builds a quiz by keyboard on a phone, and a learner passes it', async () => {
  const account = await newMentor(product)
  const mentor = await newPerson(product.siteUrl, { viewport: PHONE })
  const { page } = mentor
  let courseId = ''
  await witnessed(page, async () => {
    await logInAsMentor(page, account)
    await startQuiz(page)
    courseId = new URL(page.url()).pathname.split('/')[3]!
    await writeQuestions(page)
    await press(page, 'Questions as text')
    await page.getByLabel('Questions to add').fill(IMPORTED)
    await press(page, 'Add these questions')
    await page.getByRole('button', { name: /^Question 5 ·/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await press(page, 'Save quiz')
    await page.getByText('All changes are saved').waitFor()
    await page.goto(`/mentor/resources/${courseId}`)
    await press(page, 'Publish')
    await page.getByText('Published', { exact: true }).first().waitFor()
  })

  const learner = await newPerson(product.siteUrl)
  await witnessed(learner.page, async () => {
    await logInAsLearner(learner.page, await newLearner(product))
    await passQuiz(learner.page, courseId)
  })
  await Promise.all([mentor.context.close(), learner.context.close()])
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

/** Creates a draft of a course with one lesson, a quiz that has no questions yet. */
async function startQuiz(page: Page) {
  await page.goto('/mentor/resources/add')
  const form = new ResourceForm(page)
  await page.getByRole('radio', { name: 'Quiz' }).press('Space')
  await form.describe(TITLE, 'What comes in and what goes out', 'Career')
  await form.addModule(1, 'First')
  await page.getByLabel('Lesson title').fill('What do you know?')
  await press(page, 'Next: write the questions')
  await page.waitForURL('**/quiz')
}

/** Writes three questions: one with a single right answer, one with a number, and one with steps. */
async function writeQuestions(page: Page) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await press(page, 'One correct answer')
  await fill('Question', 'What does a budget show?')
  await fill('Option 1', 'The weather')
  await fill('Option 2', 'Where money goes')
  await page.getByRole('radio', { name: 'Option 2 is correct' }).press('Space')
  await press(page, 'Number')
  await fill('Question', 'How many months has a year?')
  await fill('Correct number', '12')
  await press(page, 'Order')
  await fill('Question', 'In which order?')
  await fill('Step 1', 'Earn')
  await fill('Step 2', 'Spend')
}

async function passQuiz(page: Page, courseId: string) {
  await page.goto(`/user/resources/${courseId}`)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await page.getByRole('button', { name: 'Enrolled' }).waitFor()
  await page
    .getByRole('link', { name: /What do you know\?/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start the quiz' }).click()
  await page.getByRole('radio', { name: 'Where money goes' }).check()
  await page.getByRole('radio', { name: 'Rent' }).check()
  await page.getByLabel('Number', { exact: true }).fill('१२')
  await page.getByLabel('Your answer', { exact: true }).fill('Savings')
  // If there are two steps, they are never shown in their right order.
  await page.getByRole('button', { name: 'Move up: Earn' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Passed!').waitFor()
}
