import { getAssessment } from '@mentor-connect/contract/learning/assessments'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { getMeetings, type Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { FakeApi, untilLoading } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { empty, full, openHome, WHEN, withPlan } from './testing/dashboards'

describe('first is what to do next', () => {
  const lesson = { id: 'l2', title: 'Answer in one minute', inPlace: true }
  const [course] = full.recentLearnings
  const withLesson = (nextLesson: object) => ({
    ...full,
    recentLearnings: [{ ...course!, nextLesson: { ...lesson, ...nextLesson } }],
  })

  test('the last course with its next lesson, and one button', async () => {
    withPlan().answers(getUserDetails, withLesson({}))
    await openHome()
    expect(await screen.findByRole('heading', { level: 2, name: 'Interview Practice' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Answer in one minute' })).toHaveAttribute(
      'href',
      '/user/resources/c2/lessons/l2',
    )
    expect(screen.getByRole('link', { name: 'Continue Interview Practice' })).toHaveAttribute(
      'href',
      '/user/resources/c2',
    )
    expect(screen.queryByRole('region', { name: 'Recent Learning' })).toBeNull()
  })

  test('a lesson that is on another site is named, and opened from the course', async () => {
    withPlan().answers(getUserDetails, withLesson({ inPlace: false }))
    await openHome()
    expect(await screen.findByText('Answer in one minute')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Answer in one minute' })).toBeNull()
  })

  test('a course that was only joined is started, not continued', async () => {
    const progressDetails = full.progressSummary.progressDetails.map((detail) => ({
      ...detail,
      completedCount: 0,
    }))
    const other = { ...course!, courseId: 'c1', title: 'Learn JavaScript' }
    withPlan().answers(getUserDetails, {
      ...full,
      recentLearnings: [course!, other],
      progressSummary: { ...full.progressSummary, progressDetails },
    })
    await openHome()
    expect(await screen.findByRole('link', { name: 'Start Interview Practice' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Learn JavaScript' })).toBeVisible()
  })

  test('a finished course is not the one to go on with', async () => {
    const recentLearnings = [{ ...course!, courseId: 'c1', title: 'Learn JavaScript' }, course!]
    withPlan().answers(getUserDetails, { ...full, recentLearnings })
    await openHome()
    expect(await screen.findByRole('heading', { level: 2, name: 'Interview Practice' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Recent Learning' })).toHaveTextContent('Learn JavaScript')
  })

  test('who has finished everything is led to the next course', async () => {
    const finished = { ...course!, courseId: 'c1', title: 'Learn JavaScript' }
    withPlan().answers(getUserDetails, { ...full, recentLearnings: [finished] })
    await openHome()
    expect(await screen.findByText(/^You have finished all your courses/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore courses' })).toBeVisible()
  })

  test('it does not wait for what stands below it', async () => {
    new FakeApi().answers(getUserDetails, full).neverAnswers(getPlan)
    await openHome()
    expect(await screen.findByRole('link', { name: 'Continue Interview Practice' })).toBeVisible()
  })

  test('then comes the next session, then the plan, then the figures', async () => {
    const meeting: Meeting = {
      id: 's1',
      title: 'Mock interview',
      start: '2026-12-07T10:30:00.000Z',
      end: '2026-12-07T11:00:00.000Z',
      state: 'booked',
      revision: 0,
      partner: { id: 'mentor-1', name: 'Ravi Iyer' },
    }
    const page = { page: 1, limit: 1, totalItems: 1, totalPages: 1 }
    const api = withPlan()
      .answers(getUserDetails, full)
      .answers(getMeetings, { meetings: [meeting], pagination: page })
    await openHome()
    const session = await screen.findByRole('region', { name: 'Your next session' })
    expect(session).toHaveTextContent('Mock interview with Ravi Iyer')
    expect(within(session).getByRole('link')).toHaveAttribute('href', '/user/sessions/s1')
    expect(api.received(getMeetings)[0]?.query).toMatchObject({ when: 'upcoming', limit: 1 })
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual([
      'next-session',
      'begin-plan',
      'progress-title',
      'figures-title',
      'certificates-title',
      'activity-title',
    ])
  })

  test('a mentorship that waits for the learner says until when', async () => {
    const waiting = {
      id: 'm1',
      partner: { id: 'mentor-1', name: 'Ravi Iyer' },
      topic: 'web-development',
      goal: 'Websites for a living.',
      state: 'asked' as const,
      version: 0,
      waitsFor: 'learner' as const,
      createdAt: WHEN,
      changedAt: WHEN,
      dueAt: '2026-12-02T10:00:00.000Z',
    }
    withPlan()
      .answers(getUserDetails, full)
      .answers(getMentorships, ({ query }) => ({
        mentorships: query.which === 'requests' ? [waiting] : [],
        pagination: { page: 1, limit: 50, totalItems: 1, totalPages: 1 },
      }))
    await openHome()
    const turn = await screen.findByRole('region', { name: 'Your turn in a mentorship' })
    expect(within(turn).getByRole('link')).toHaveAttribute('href', '/user/mentorships/m1')
    expect(turn).toHaveTextContent(/Until Dec 02, 2026/)
  })
})

test('who has answered the interest test is led to the result', async () => {
  const result = { id: 'r1', finishedAt: WHEN } as never
  withPlan()
    .answers(getUserDetails, full)
    .answers(getAssessment, { results: [result] })
  await openHome()
  expect(await screen.findByRole('link', { name: 'What fits me' })).toHaveAttribute(
    'href',
    '/user/plan/assessment',
  )
  expect(screen.queryByRole('link', { name: 'What do I like?' })).toBeNull()
})

test('leads with the next step of the plan', async () => {
  const step = { isPinned: false, isSkipped: false, isDone: false }
  withPlan({
    goal: { id: 'g', title: 'Open a tea stall', weeklyDays: 3 },
    steps: [
      { ...step, id: 'a', title: 'Ask for the rent', isDone: true },
      { ...step, id: 'b', title: 'Write down the costs' },
    ],
  }).answers(getUserDetails, full)
  await openHome()
  expect(await screen.findByRole('region', { name: 'Your next step' })).toHaveTextContent(
    'Write down the costs',
  )
  expect(screen.queryByRole('region', { name: 'Find a direction' })).not.toBeInTheDocument()
})

test('figures wait for the plan, which would push them down', async () => {
  const api = new FakeApi().answers(getUserDetails, full).neverAnswers(getPlan)
  await openHome()
  await waitFor(() => expect(api.received(getPlan)).toHaveLength(1))
  await untilLoading()
  expect(screen.queryByText('Modules completed')).not.toBeInTheDocument()
})

test('the next step waits for the figures of the greeting, which would push it down', async () => {
  const goal = { id: 'g', title: 'Open a tea stall', weeklyDays: 3 }
  const api = withPlan({ goal, steps: [] }).neverAnswers(getUserDetails)
  await openHome()
  await waitFor(() => expect(api.received(getPlan)).toHaveLength(1))
  await untilLoading()
  expect(screen.queryByRole('region', { name: 'Your next step' })).not.toBeInTheDocument()
})

test('shows the figures if the plan cannot be loaded', async () => {
  new FakeApi().answers(getUserDetails, full).refuses(getPlan, 503, 'unavailable')
  await openHome()
  expect(await screen.findByText('Modules completed')).toBeVisible()
})

test('offers three beginnings to a learner without a plan', async () => {
  withPlan().answers(getUserDetails, empty)
  await openHome()
  const section = await screen.findByRole('region', { name: 'Find a direction' })
  expect(within(section).getAllByRole('link')).toHaveLength(3)
})

test('leads to the plan when no step is open', async () => {
  withPlan({ goal: { id: 'g', title: 'Open a tea stall', weeklyDays: 3 }, steps: [] }).answers(
    getUserDetails,
    full,
  )
  await openHome()
  const section = await screen.findByRole('region', { name: 'Your next step' })
  expect(section).toHaveTextContent('no open step')
  expect(within(section).getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/user/plan')
})
