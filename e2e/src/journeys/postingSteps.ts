import type { Page } from 'playwright-core'
import { button, heading, isAccessible, said } from './mentorshipSteps'

// Steps of a mentor and an operator, in English, before a learner finds a skill path and an opening.

export const PATH = {
  title: 'वेब पेज से पहली नौकरी',
  courses: ['JavaScript That Makes Sense', 'React, Step by Step'],
}
export const OPENING = { title: 'वेब पेज बनाने की इंटर्नशिप', question: 'आपने अब तक क्या बनाया है?' }

/** Makes and publishes a skill path of two courses of other mentors. */
export async function makePath(page: Page) {
  await page.goto('/mentor/paths/new')
  await page.getByLabel('Title', { exact: true }).fill(PATH.title)
  await page.getByLabel(/^Purpose/).fill('अंत में आप अपने बनाए पेज किसी नियोक्ता को दिखा सकते हैं।')
  await page.getByLabel('Language of your texts').selectOption('hi')
  await page.getByLabel('Subject 1').selectOption('Web Development')
  await page.getByLabel('Title of milestone 1').fill('अपने पेज')
  await button(page, 'Add a course to milestone 1').click()
  for (const course of PATH.courses) {
    await page.getByLabel('Search the catalogue').fill(course)
    await button(page, `Add ${course}`).click()
  }
  await button(page, 'Publish').click()
  await said(page, 'Published. Everybody can see the path now.')
}

/** Posts the first opening of a mentor, which waits for an operator. Returns the path of its public page. */
export async function post(page: Page): Promise<string> {
  await page.goto('/mentor/openings/new')
  await page.getByLabel('Kind').selectOption('internship')
  await page.getByLabel('Title', { exact: true }).fill(OPENING.title)
  await page.getByLabel('Description').fill('आप दुकानों के लिए पेज बनाएँगे।\n\nसिखाने वाला कोई हमेशा साथ रहेगा।')
  await page.getByLabel('Name of the employer').fill('नमूना वेब स्टूडियो (उदाहरण)')
  await page.getByLabel('City', { exact: true }).fill('भोपाल')
  await page.getByLabel('From (₹)').fill('9000')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Web Development')
  await page.keyboard.press('Enter')
  await button(page, 'Hindi').click()
  await button(page, 'Add a question').click()
  await page.getByLabel('Question 1', { exact: true }).fill(OPENING.question)
  await button(page, 'Publish').click()
  await said(page, 'Our team reads your first opening before it is shown. You will be notified.')
  return new URL(page.url()).pathname.replace('/mentor', '')
}

/** Approves the opening that waits in the back office. */
export async function approve(page: Page) {
  await page.goto('/openings')
  await page.getByRole('link', { name: OPENING.title }).click()
  await heading(page, OPENING.title)
  await button(page, 'Approve').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and show' }).click()
  await said(page, /^The opening is approved and shown to everybody\./)
}

/** Answers the only applicant with a template, which also moves the application to its stage. */
export async function answer(page: Page, opening: string, template: string) {
  await page.goto(`/mentor${opening}`)
  await page.getByRole('link', { name: 'आशा वर्मा' }).click()
  await page.getByLabel('Begin with a template').selectOption({ label: template })
  await page.getByLabel('Language of the template').selectOption('hi')
  await isAccessible(page)
  await button(page, 'Send the answer').click()
  await said(page, 'The answer is sent.')
}
