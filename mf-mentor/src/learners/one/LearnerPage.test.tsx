import { getMentorQuestions } from '@mentor-connect/contract/courses/discussions'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import {
  getMentorLearner,
  getMentorLearners,
  type MentorsLearner,
} from '@mentor-connect/contract/mentoring/mentorArea'
import { getWorks } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import mentorArea from '../../routes'

const AT = '2026-11-20T10:00:00.000Z'
const pages = (totalItems: number, totalPages = totalItems > 0 ? 1 : 0) => ({
  page: 1,
  limit: 9,
  totalItems,
  totalPages,
})
const learner: MentorsLearner = { id: 'l1', name: 'Asha Verma', mentorships: [] }
const course = {
  learnerId: 'l1',
  name: 'Asha Verma',
  courseId: 'js',
  courseTitle: 'Learn JavaScript',
  enrolledAt: AT,
  lastActiveAt: AT,
  completedCount: 3,
  totalLessons: 4,
  percent: 75,
}

/** An API in which the mentor and the learner have nothing in common, except for the learner's page. */
const anApi = (found: MentorsLearner = learner) =>
  new FakeApi()
    .answers(getMentorLearner, found)
    .answers(getMentorLearners, { learners: [], courses: [], pagination: pages(0) })
    .answers(getWorks, { works: [], courses: [], waiting: 0, pagination: pages(0) })
    .answers(getMentorQuestions, { questions: [], courses: [], unanswered: 0, pagination: pages(0) })
    .answers(getMeetings, { meetings: [], pagination: pages(0) })
const open = (locale: 'en' | 'hi' = 'en', address = '/mentor/learners/l1') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()), locale })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('gathers what the two have in common, each part with its page', async () => {
  const api = anApi({
    ...learner,
    mentorships: [
      {
        id: 'm1',
        partner: { id: 'l1', name: 'Asha Verma' },
        topic: 'python',
        goal: 'I would like to learn Python.',
        state: 'requested',
        version: 0,
        createdAt: AT,
        changedAt: AT,
      },
    ],
  })
    .answers(getMentorLearners, { learners: [course], courses: [], pagination: pages(1) })
    .answers(getWorks, {
      works: [
        {
          id: 'w1',
          learnerId: 'l1',
          name: 'Asha Verma',
          courseId: 'js',
          courseTitle: 'Learn JavaScript',
          lessonId: 'x',
          lessonTitle: 'Build a page',
          state: 'sent',
          number: 1,
          sentAt: AT,
        },
      ],
      courses: [],
      waiting: 1,
      pagination: pages(1),
    })
    .answers(getMentorQuestions, {
      questions: [
        {
          id: 'q1',
          text: 'I wonder.',
          author: { name: 'Asha V.' },
          createdAt: AT,
          helpful: 0,
          courseId: 'js',
          lessonId: 'x',
          title: 'Why is that?',
          answers: 0,
          isAnswered: false,
          courseTitle: 'Learn JavaScript',
          lessonTitle: 'Variables',
          learnerId: 'l1',
        },
      ],
      courses: [],
      unanswered: 1,
      pagination: pages(1),
    })
    .answers(getMeetings, ({ query }) => ({
      meetings: [
        {
          id: `s-${String(query['when'])}`,
          title: 'Career talk',
          start: AT,
          end: '2026-11-20T10:30:00.000Z',
          state: 'booked' as const,
          revision: 0,
          partner: { id: 'l1', name: 'Asha Verma' },
        },
      ],
      pagination: pages(1),
    }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  for (const [part, link, address] of [
    ['Mentorship', 'I would like to learn Python.', '/mentor/mentorships/m1'],
    ['Sessions', 'Career talk', '/mentor/sessions/s-upcoming'],
    ['Earlier sessions', 'Career talk', '/mentor/sessions/s-past'],
    ['Courses', 'Learn JavaScript', '/mentor/resources/js'],
    ['Sent for tasks', 'Build a page', '/mentor/tasks/w1'],
    ['Questions', 'Why is that?', '/resource/js/lessons/x'],
  ] as const)
    expect((await region(part)).getByRole('link', { name: link })).toHaveAttribute('href', address)
  expect((await region('Mentorship')).getByText('Waiting for your answer')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Message Asha Verma' })).toBeVisible()
  for (const endpoint of [getMentorLearners, getWorks, getMentorQuestions])
    expect(api.received(endpoint)[0]?.query).toMatchObject({ learner: 'l1' })
  expect(api.received(getMeetings)[0]?.query).toMatchObject({ partner: 'l1' })
})

test('what is empty is not shown, and a stranger cannot be written to', async () => {
  const api = anApi()
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })
  await waitFor(() => expect(api.received(getMeetings)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.queryByRole('button', { name: /Message/ })).toBeNull()
})

test('each list has its own page in the URL', async () => {
  const api = anApi().answers(getMentorLearners, {
    learners: [course],
    courses: [],
    pagination: pages(20, 3),
  })
  const { user, router } = await open()
  await user.click((await region('Courses')).getByRole('button', { name: 'Page 2' }))
  expect(router.state.location.search).toBe('?courses=2')
  await waitFor(() => expect(api.received(getMentorLearners).at(-1)?.query).toMatchObject({ page: 2 }))
  expect(api.received(getWorks).at(-1)?.query).toMatchObject({ page: 1 })
})

test('somebody with whom the mentor has nothing in common is not found', async () => {
  anApi().refuses(getMentorLearner, 404, 'not_found')
  await open('hi', '/mentor/learners/stranger')
  expect(await screen.findByText('ये विद्यार्थी नहीं मिले')).toBeVisible()
})

test('a failed load can be tried again', async () => {
  const api = anApi().isUnreachable(getMentorLearner)
  const { user } = await open()
  await screen.findByRole('alert')
  api.answers(getMentorLearner, learner)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
})
