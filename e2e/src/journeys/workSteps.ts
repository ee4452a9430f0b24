import { updateProgress } from '@mentor-connect/contract/courses/progress'
import type { Page } from 'playwright-core'
import { enrol } from '../people/learners'
import type { Person } from '../people/person'
import { button, fits, heading, said } from './mentorshipSteps'
import { OPENING, PATH } from './postingSteps'

// Steps of a learner on a small phone in Hindi, from a career to an offer.

const [FIRST_COURSE, LAST_COURSE] = ['javascript-that-makes-sense', 'react-step-by-step']

/** Marks all lessons of both courses of the path as done, but for the last one, without a browser. */
export async function completeAllButOne(person: Person) {
  for (const courseId of [FIRST_COURSE, LAST_COURSE]) {
    await enrol(person, courseId)
    const lessons = await lessonsOf(person, courseId)
    const done = courseId === LAST_COURSE ? lessons.slice(0, -1) : lessons
    const progress = Object.fromEntries(done.map((lesson) => [lesson, 'completed']))
    await person.post(updateProgress.path, { userId: person._id, courseId, progress })
  }
}

async function lessonsOf(person: Person, courseId: string): Promise<string[]> {
  const { data } = await person.get<{ modules: { lessons: unknown[] }[] }>(
    `/resource/get-resource/${courseId}`,
  )
  return data.modules.flatMap(({ lessons }, module) => lessons.map((_lesson, index) => `${module}-${index}`))
}

/** Finds the skill path on the page of a career, and joins it. */
export async function join(page: Page) {
  await page.goto('/careers/web-developer')
  await page.getByRole('link', { name: PATH.title }).click()
  await heading(page, PATH.title)
  await button(page, 'इस पाथ में शामिल हों').click()
  await said(page, '2 में से 1 कोर्स पूरे')
  await fits(page)
}

/** Completes the last lesson of the path, where the home page leads, and has the certificate of the course issued. */
export async function finish(page: Page) {
  await page.goto('/user/home')
  await page.getByRole('region', { name: 'आपके पाथ' }).getByRole('link', { name: PATH.courses[1] }).click()
  await page.getByRole('button', { pressed: false, name: /पूरा/ }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'प्रमाणपत्र बनाएँ', exact: true }).click()
  await page.getByRole('link', { name: 'प्रमाणपत्र डाउनलोड करें' }).waitFor()
  await page.goto('/user/paths')
  await said(page, 'इस पाथ के सभी कोर्स पूरे हो गए हैं।')
}

/** Writes a portfolio with the certificate as a proof, and shows it to whoever has its address. */
export async function show(page: Page) {
  await page.goto('/user/portfolio')
  await page.getByLabel('एक पंक्ति में परिचय').fill('साफ़ और तेज़ वेब पेज बनाती हूँ')
  await button(page, 'कौशल जोड़ें').click()
  await page.getByLabel('कौशल 1', { exact: true }).fill('वेब डेवलपमेंट')
  await page.getByText('सबूत चुनें').click()
  await page.getByRole('checkbox', { name: new RegExp(PATH.courses[1]!) }).check()
  await page.getByLabel('आपका पोर्टफ़ोलियो').selectOption('link')
  await button(page, 'सेव करें').click()
  await said(page, 'सेव हो गया।')
  await page.getByRole('link', { name: 'पेज देखें' }).click()
  await page.getByRole('link', { name: `प्रमाणपत्र: ${PATH.courses[1]}` }).waitFor()
  await fits(page)
}

/** Finds the opening in the list, reads why it fits, and applies with certificate and portfolio. */
export async function apply(page: Page) {
  await page.goto(`/openings?q=${encodeURIComponent(OPENING.title)}`)
  await page.getByRole('link', { name: OPENING.title }).click()
  await said(page, `वेब डेवलपमेंट: आपके पास “${PATH.courses[1]}” का प्रमाणपत्र है`)
  await fits(page)
  await button(page, 'आवेदन करें').click()
  await page.getByLabel('आप यह क्यों करना चाहते हैं, और आपमें क्या ख़ास है').fill('मैंने तीन पेज बनाए हैं।')
  await page.getByLabel(OPENING.question).fill('हमारे स्कूल का पेज।')
  await page.getByRole('checkbox', { name: new RegExp(PATH.courses[1]!) }).check()
  await page.getByRole('checkbox', { name: 'इसका पता साथ भेजें' }).check()
  await button(page, 'देखें और भेजें').click()
  await heading(page, 'भेजने से पहले देख लें')
  await fits(page)
  await button(page, 'आवेदन भेजें').click()
  await said(page, 'आप आवेदन कर चुके हैं।')
}

/** Finds the application on the board, and reads what the mentor has answered. */
export async function reads(page: Page, stage: string) {
  await page.goto('/user/applications')
  await page.getByRole('link', { name: OPENING.title }).click()
  await said(page, stage)
  await said(page, 'अवसर जोड़ने वाले ने लिखा')
  await fits(page)
}
