import { followSubject, getOwnCommunity, setCommunityMail } from '@mentor-connect/contract/community/own'
import {
  listCommunitySubjects,
  listQuestions,
  listReadersQuestions,
} from '@mentor-connect/contract/community/questions'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../../community'
import inside from '../../learnerCommunity'
import { aSummary, listOf } from '../testing/aQuestion'

const SUBJECTS = [
  { subject: 'interview', questions: 3, unanswered: 1 },
  { subject: 'skills', questions: 100, unanswered: 0 },
]
const anApi = () => new FakeApi().answers(listCommunitySubjects, SUBJECTS)
const open = (address = '', locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, `/community${address}`, { mount: '/community', locale })
const openInside = (address = '') =>
  renderRoute(inside, `/user/community${address}`, {
    mount: '/user/community',
    session: signedIn(aLearner()),
  })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Community', 'Unanswered', 'Interview Preparation'],
  ['hi', 'समुदाय', 'जवाब बाक़ी', 'इंटरव्यू की तैयारी'],
] as const)('visitors see questions with their state, in %s', async (locale, title, ...facts) => {
  anApi().answers(listQuestions, listOf(aSummary()))
  await open('', locale)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const link = await screen.findByRole('link', { name: 'What do I bring to an interview?' })
  expect(link).toHaveAttribute('href', '/community/questions/q1')
  expect(link).toHaveAttribute('lang', 'en')
  for (const fact of facts) expect(link.closest('li')).toHaveTextContent(fact)
})

test('visitors are asked to log in before they ask', async () => {
  anApi().answers(listQuestions, listOf(aSummary()))
  const { user, router } = await open()
  await user.click(await screen.findByRole('link', { name: 'Ask a question' }))
  expect(router.state.location.pathname).toBe('/signup')
  expect(router.state.location.state).toEqual({ next: '/user/community/ask' })
})

test('search, language and order are in the URL and lead to the first page', async () => {
  const api = anApi().answers(listQuestions, listOf(aSummary()))
  const { user, router } = await open('?after=abc')
  await user.click(await screen.findByRole('button', { name: 'Unanswered' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Hindi')
  expect(new URLSearchParams(router.state.location.search)).toEqual(
    new URLSearchParams('language=hi&order=unanswered'),
  )
  await waitFor(() =>
    expect(api.received(listQuestions).at(-1)?.query).toEqual({ language: 'hi', order: 'unanswered' }),
  )
  expect(screen.getByRole('button', { name: 'Unanswered' })).toHaveAttribute('aria-pressed', 'true')
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'interview')
  await waitFor(() => expect(api.received(listQuestions).at(-1)?.query).toMatchObject({ q: 'interview' }))
})

test('invalid values in the URL are ignored', async () => {
  const api = anApi().answers(listQuestions, listOf(aSummary()))
  await open(`?language=xx&order=worst&after=${'a'.repeat(201)}`)
  await screen.findByRole('link', { name: 'What do I bring to an interview?' })
  expect(api.received(listQuestions)[0]?.query).toEqual({})
})

test('the next page is focused from its beginning', async () => {
  const api = anApi().answers(listQuestions, ({ query }) =>
    query['after']
      ? listOf(aSummary({ id: 'q2', title: 'Another one?' }))
      : { ...listOf(aSummary()), next: 'cursor' },
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'More questions' }))
  expect(await screen.findByRole('link', { name: 'Another one?' })).toBeVisible()
  expect(api.received(listQuestions).at(-1)?.query).toEqual({ after: 'cursor' })
  await waitFor(() => expect(screen.getByText('1 question on this page')).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Back to the beginning' })).toBeVisible()
})

test('a subject is chosen by its page', async () => {
  anApi().answers(listQuestions, listOf(aSummary()))
  const { user, router } = await open()
  await screen.findByRole('option', { name: 'Skills (99+)' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Interview Preparation (3)')
  expect(router.state.location.pathname).toBe('/community/subjects/interview')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Questions about Interview Preparation' }),
  ).toBeVisible()
})

test('subjects are links; an unknown one says so', async () => {
  anApi().answers(listQuestions, listOf())
  const { unmount } = await open()
  const subjects = await screen.findByRole('navigation', { name: 'Questions by subject' })
  expect(within(subjects).getByRole('link', { name: 'Skills' })).toHaveAttribute(
    'href',
    '/community/subjects/skills',
  )
  unmount()
  await open('/subjects/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'This subject was not found' })).toBeVisible()
})

test('an empty list says so, and a failed one can be tried again', async () => {
  const api = anApi().isUnreachable(listQuestions)
  const { user } = await open('?order=helpful')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(listQuestions, listOf())
  await user.click(retry)
  expect(await screen.findByText('No questions found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  expect(await screen.findByText(/Nobody has asked yet/)).toBeVisible()
})

test('learners read their own list in their frame, with what concerns them', async () => {
  anApi().answers(
    listReadersQuestions,
    listOf(
      aSummary({ isOwn: true, state: 'waiting' }),
      aSummary({ id: 'q2', title: 'By somebody else', isFolded: true }),
    ),
  )
  await openInside()
  const link = await screen.findByRole('link', { name: 'What do I bring to an interview?' })
  expect(link).toHaveAttribute('href', '/user/community/questions/q1')
  expect(link.closest('li')).toHaveTextContent('Waiting to be read by our team')
  expect(screen.queryByText('By somebody else')).toBeNull()
  expect(screen.getByRole('link', { name: /with whom there is a block/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your posts' })).toHaveAttribute('href', '/user/community/own')
})

test('a learner follows a subject', async () => {
  const api = anApi()
    .answers(listReadersQuestions, listOf(aSummary()))
    .answers(getOwnCommunity, {
      done: { questions: 0, answers: 0, accepted: 0, helpful: 0 },
      isReadFirst: true,
      subjects: [],
      hasWeeklyMail: false,
    })
    .answers(followSubject, {})
    .answers(setCommunityMail, {})
  const { user } = await openInside('/subjects/interview')
  await user.click(await screen.findByRole('button', { name: 'Follow Interview Preparation' }))
  expect(await screen.findByRole('button', { name: 'Stop following Interview Preparation' })).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Send me an email once a week' }))
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(/alerts for openings/)
  expect(api.received(setCommunityMail)[0]?.body).toEqual({ isOn: true })
  expect(api.received(followSubject)).toMatchObject([
    { params: { subject: 'interview' }, body: { follows: true } },
  ])
})
