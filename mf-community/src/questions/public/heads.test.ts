import { provideRuntimeConfig, readOf } from '@mentor-connect/api'
import { getCommunityQuestion } from '@mentor-connect/contract/community/questions'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { LOCALES, type Locale } from '@mentor-connect/i18n'
import { structuredDataIssues } from '@mentor-connect/testing/structured-data'
import routes from '../../community'
import { aQuestionPage, anAnswer } from '../testing/aQuestion'
import * as heads from './heads'

const SITE = 'https://site.test'
const MESSAGES: Record<Locale, Record<string, string>> = { en: {}, hi: {} }

beforeAll(async () => {
  provideRuntimeConfig({ apiUrl: 'https://api.test', chatUrl: 'https://chat.test' })
  for (const locale of LOCALES) Object.assign(MESSAGES[locale], (await routes.messages[locale]()).default)
})

function headOf(page: keyof typeof heads, answers = {}, locale: Locale = 'en') {
  return heads[page]({
    params: { questionId: 'q1', subject: 'interview' },
    query: new URLSearchParams(),
    answers,
    locale,
    t: (id) => MESSAGES[locale][id] ?? `missing ${id}`,
    url: `${SITE}/community/questions/q1`,
    absolute: (path) => SITE + localizedPath(locale, path),
  })
}
const questionHead = (page: ReturnType<typeof aQuestionPage>) =>
  headOf('question', { [readOf(getCommunityQuestion, { params: { id: 'q1' } })]: page })

test.each(LOCALES)('the list and a subject are described, in %s', (locale) => {
  const list = headOf('list', {}, locale)
  expect(list.description).toBe(MESSAGES[locale]['community.description'])
  const subject = headOf('subject', {}, locale)
  expect(subject.image?.url).toMatch(/^https:\/\/api\.test\/share\/site\/card\.png\?locale=/)
  for (const { jsonLd } of [list, subject]) {
    expect(jsonLd).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })])
    expect(structuredDataIssues(jsonLd)).toEqual([])
  }
})

test('a question has its answers as structured data, the accepted one by itself', () => {
  const answers = [
    anAnswer({ isAccepted: true }),
    anAnswer({ id: 'a2', author: { name: 'Neha K.' } }),
    anAnswer({ id: 'a3', author: { name: '' } }),
  ]
  const { description, jsonLd } = questionHead(aQuestionPage({}, answers))
  expect(description).toBe('What do I bring to an interview? · It is my first one.')
  expect(structuredDataIssues(jsonLd)).toEqual([])
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'QAPage',
      mainEntity: expect.objectContaining({
        '@type': 'Question',
        name: 'What do I bring to an interview?',
        answerCount: 3,
        author: { '@type': 'Person', name: 'Asha V.' },
        acceptedAnswer: expect.objectContaining({
          upvoteCount: 2,
          author: { '@type': 'Person', name: 'Ravi Iyer', url: `${SITE}/mentor/mentor-1` },
        }),
        suggestedAnswer: [
          expect.objectContaining({ author: { '@type': 'Person', name: 'Neha K.' } }),
          expect.not.objectContaining({ author: expect.anything() }),
        ],
      }),
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
})

test('a question without an answer has only breadcrumbs, and a deleted one nothing', () => {
  expect(questionHead(aQuestionPage({}, [])).jsonLd).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ])
  expect(questionHead(aQuestionPage({ title: '' }))).toEqual({})
  expect(headOf('question')).toEqual({})
})
