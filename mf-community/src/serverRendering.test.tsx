/** @jest-environment node */
// Public pages are rendered in Node, which has no window, document or local storage.
import { cacheKey, provideRuntimeConfig } from '@mentor-connect/api'
import { flattenRoutes } from '@mentor-connect/build/release/exposedRoutes'
import {
  getCommunityQuestion,
  listCommunitySubjects,
  listQuestions,
} from '@mentor-connect/contract/community/questions'
import type { Locale } from '@mentor-connect/i18n'
import { headingsIn, renderOnServer } from '@mentor-connect/testing'
import routes from './community'
import { aQuestionPage, aSummary, listOf } from './questions/testing/aQuestion'

const area = { messages: routes.messages, routes: [{ path: 'community', children: routes.routes }] }
const rendered = (path: string, locale: Locale = 'en', answers = {}) =>
  renderOnServer(area, path, { locale, answers })
const subjects = {
  [cacheKey(listCommunitySubjects, {})]: [{ subject: 'interview', questions: 1, unanswered: 1 }],
}

beforeAll(() => provideRuntimeConfig({ apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }))

test('a question exists if the API finds it', () => {
  const pages = flattenRoutes(routes.routes).filter(({ path }) => path.includes(':questionId'))
  expect(pages.map(({ rendering }) => rendering?.requiredRead)).toEqual([
    getCommunityQuestion.path.replace(':id', ':questionId'),
  ])
})

test.each([
  ['en', 'Community'],
  ['hi', 'समुदाय'],
] as const)('the list is rendered with its data, in %s', async (locale, title) => {
  const html = await rendered('/community?order=unanswered', locale, {
    ...subjects,
    [cacheKey(listQuestions, { query: { order: 'unanswered' } })]: listOf(aSummary()),
  })
  expect(headingsIn(html)).toContain(title)
  expect(html).toContain('href="/community/questions/q1"')
  expect(html).toContain('href="/community/subjects/interview"')
})

test('a subject is rendered with its questions', async () => {
  const html = await rendered('/community/subjects/interview', 'en', {
    ...subjects,
    [cacheKey(listQuestions, { query: { subject: 'interview' } })]: listOf(aSummary()),
  })
  expect(headingsIn(html)).toContain('Questions about Interview Preparation')
  expect(html).toContain('What do I bring to an interview?')
})

test('a question is rendered with its answers, the same way each time', async () => {
  const answers = { [cacheKey(getCommunityQuestion, { params: { id: 'q1' } })]: aQuestionPage() }
  const html = await rendered('/community/questions/q1', 'en', answers)
  expect(headingsIn(html)).toContain('What do I bring to an interview?')
  expect(html).toContain('let x = 1')
  expect(html).toContain('12 answers, 5 accepted')
  expect(await rendered('/community/questions/q1', 'en', answers)).toBe(html)
})
