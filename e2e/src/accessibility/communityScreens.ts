import type { Page } from 'playwright-core'
import { submitEmpty, type Screen } from './screen'

const opensQuestion = async (page: Page) => {
  await page.locator('main li article a').first().click()
  await page.locator('main article[tabindex="-1"] h1').waitFor()
}
const opensAnswerForm = async (page: Page) => {
  await opensQuestion(page)
  await page.locator('main button:has(.lucide-message-circle-reply)').click()
  await page.locator('main form textarea').waitFor()
}
const sendsEmptyAnswer = async (page: Page) => {
  await opensQuestion(page)
  await page.locator('main form textarea').waitFor()
  await submitEmpty(page)
}
const opensPreview = async (page: Page) => {
  await page.locator('main form textarea').fill('`x` is\n```js\nlet x = 1\n```')
  await page.locator('main form button:has(.lucide-eye)').click()
  await page.locator('main form [role=region] pre').waitFor()
}

/** The screens of the community. Questions are opened from the list, so that their ids may change. */
export const COMMUNITY: Screen[] = [
  { role: 'visitor', path: '/community' },
  { role: 'visitor', path: '/community?q=zzzzqqqq', state: 'nothing found' },
  { role: 'visitor', path: '/community/subjects/career' },
  { role: 'visitor', path: '/community', state: 'a question', reach: opensQuestion },
  { role: 'visitor', path: '/community?language=hi', state: 'a question in Hindi', reach: opensQuestion },
  { role: 'visitor', path: '/community', state: 'writing an answer', reach: opensAnswerForm },
  { role: 'user', path: '/user/community' },
  { role: 'user', path: '/user/community/subjects/career' },
  { role: 'user', path: '/user/community', state: 'empty answer sent', reach: sendsEmptyAnswer },
  { role: 'user', path: '/user/community/ask' },
  { role: 'user', path: '/user/community/ask', state: 'empty form sent', reach: submitEmpty },
  { role: 'user', path: '/user/community/ask', state: 'preview', reach: opensPreview },
  { role: 'user', path: '/user/community/own' },
  { role: 'user', path: '/user/community/own?show=answers', state: 'answers' },
  { role: 'user', path: '/user/community/own?show=followed', state: 'followed' },
  { role: 'mentor', path: '/mentor/community' },
  { role: 'mentor', path: '/mentor/community?show=all', state: 'all questions' },
  { role: 'mentor', path: '/mentor/community?show=all', state: 'a question', reach: opensQuestion },
  { role: 'mentor', path: '/mentor/community/ask' },
]
