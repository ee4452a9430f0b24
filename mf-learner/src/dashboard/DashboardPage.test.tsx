import { getAssessment } from '@mentor-connect/contract/api/assessments'
import { generateCertificate } from '@mentor-connect/contract/api/certificates'
import { getCourses } from '@mentor-connect/contract/api/courses'
import { getUserDetails, type Dashboard } from '@mentor-connect/contract/api/learners'
import { getMeetings, type Meeting } from '@mentor-connect/contract/api/meetings'
import { getMentorships } from '@mentor-connect/contract/api/mentorships'
import { getPlan, type Plan } from '@mentor-connect/contract/api/plan'
import { FakeApi, aLearner, aCourseSummary, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const WHEN = '2026-11-18T10:00:00.000Z'

const DAYS = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`)
const days = (...steps: number[]) => DAYS.map((day, index) => ({ day, steps: steps[index] ?? 0 }))

const full: Dashboard = {
  user: aLearner(),
  progressSummary: {
    totalCourses: 3,
    completedCourses: 2,
    completedModules: 7,
    progressDetails: [
      { courseId: 'c1', title: 'Learn JavaScript', completedCount: 6, totalLessons: 6 },
      { courseId: 'c2', title: 'Interview Practice', completedCount: 1, totalLessons: 2 },
    ],
  },
  certificates: [
    {
      _id: 'MC-2026-0001',
      userId: 'learner-1',
      courseId: 'c1',
      courseName: 'Learn JavaScript',
      instructorName: 'Ravi Iyer',
      learnerName: 'Asha Verma',
      createdAt: WHEN,
      updatedAt: WHEN,
    },
  ],
  recentLearnings: [
    {
      courseId: 'c2',
      title: 'Interview Practice',
      description: 'Speak well',
      banner: '',
      lastActiveAt: WHEN,
    },
  ],
  activity: { days: days(0, 0, 0, 0, 1, 4, 2), streak: 3 },
}

const empty: Dashboard = {
  user: aLearner(),
  progressSummary: { totalCourses: 0, completedCourses: 0, completedModules: 0, progressDetails: [] },
  certificates: [],
  recentLearnings: [],
  activity: { days: days(), streak: 0 },
}

/** An API with this plan. */
const withPlan = (plan: Plan = { steps: [] }) => new FakeApi().answers(getPlan, plan)

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, '/user/home', { mount: '/user', session: signedIn(), locale })

test('shows the figures of the learner', async () => {
  const api = withPlan().answers(getUserDetails, full)
  await open()

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha' })).toBeVisible()
  expect(await screen.findByText("You've completed 2 courses with a 67% success rate")).toBeVisible()
  expect(screen.getByText('Modules completed').nextSibling).toHaveTextContent('7')
  expect(screen.getByText('Certificates').nextSibling).toHaveTextContent('1')
  expect(api.received(getUserDetails)[0]?.query).toEqual({
    userId: 'learner-1',
    timeZone: expect.any(String),
  })
  await waitFor(() => expect(document.title).toBe('Dashboard | Mentor-Connect'))
})

test('shows the progress of all courses together and of each course', async () => {
  withPlan().answers(getUserDetails, full)
  await open()

  const overview = await screen.findByRole('region', { name: 'Learning Progress Overview' })
  expect(within(overview).getByRole('img', { name: 'Overall completion: 87.5%' })).toBeVisible()
  const bar = within(overview).getByRole('progressbar', { name: 'Progress in Learn JavaScript' })
  expect(bar).toHaveAttribute('aria-valuenow', '100')
  expect(within(overview).getByText('6/6 lessons')).toBeVisible()
  expect(within(overview).getByText('Completed')).toBeVisible()
  expect(within(overview).getByText('1/2 lessons')).toBeVisible()
})

test('shows the last seven days with a text for each, and the streak', async () => {
  withPlan().answers(getUserDetails, full)
  await open()
  const week = await screen.findByRole('region', { name: 'Your last seven days' })
  expect(within(week).getByText('3-day streak')).toBeVisible()
  expect(within(week).getByText('7 learning steps this week')).toBeVisible()
  const texts = within(week).getAllByText(/: \d+ steps?$/)
  expect(texts).toHaveLength(7)
  expect(texts[5]).toHaveTextContent('Thursday, 19 November: 4 steps')
  expect(texts[0]).toHaveTextContent('Saturday, 14 November: 0 steps')
})

test('a week without activity shows an invitation', async () => {
  withPlan().answers(getUserDetails, { ...full, activity: empty.activity })
  await open()
  expect(await screen.findByText('No streak yet')).toBeVisible()
  expect(screen.getByText('Nothing yet this week. One lesson today starts a streak.')).toBeVisible()
})

test('links back into a course', async () => {
  withPlan().answers(getUserDetails, full)
  await open()

  const link = await screen.findByRole('link', { name: 'Continue Interview Practice' })
  expect(link).toHaveAttribute('href', '/user/resources/c2')
})

test('offers a finished course for review', async () => {
  const finished = { ...full.recentLearnings[0]!, courseId: 'c1', title: 'Learn JavaScript' }
  withPlan().answers(getUserDetails, { ...full, recentLearnings: [finished, ...full.recentLearnings] })
  await open()
  const link = await screen.findByRole('link', { name: 'Review Learn JavaScript' })
  expect(link).toHaveAttribute('href', '/user/resources/c1')
  expect(screen.getByRole('link', { name: 'Continue Interview Practice' })).toBeVisible()
})

test('a certificate’s id can be copied and its PDF downloaded', async () => {
  const api = withPlan()
    .answers(getUserDetails, full)
    .answers(generateCertificate, new Blob(['%PDF']))
  URL.createObjectURL = jest.fn(() => 'blob:file')
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Copy ID Learn JavaScript' }))
  expect(await navigator.clipboard.readText()).toBe('MC-2026-0001')

  await user.click(screen.getByRole('button', { name: 'Download Learn JavaScript' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('certificate-Learn JavaScript.pdf')
  expect(api.received(generateCertificate)[0]?.body).toEqual({ userId: 'learner-1', courseId: 'c1' })
})

test('a failed download shows an error next to its button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  withPlan().answers(getUserDetails, full).isUnreachable(generateCertificate)
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Download Learn JavaScript' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The certificate could not be downloaded')
  expect(screen.getByRole('button', { name: 'Download Learn JavaScript' })).toBeEnabled()
})

const popular = {
  resources: [aCourseSummary({ _id: 'c9', title: 'English for Work' })],
  pagination: { page: 1, limit: 3, totalItems: 1, totalPages: 1 },
}

test('a new learner sees popular courses in place of figures', async () => {
  const api = withPlan().answers(getUserDetails, empty).answers(getCourses, popular)
  await open()

  expect(
    await screen.findByText(
      "Looks like you're just getting started. Begin a course to see your progress here!",
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore courses' })).toHaveAttribute('href', '/user/explore')
  const courses = await screen.findByRole('region', { name: 'Popular courses' })
  expect(await within(courses).findByRole('link', { name: 'English for Work' })).toBeVisible()
  expect(api.received(getCourses)[0]?.query).toMatchObject({ sort: 'popular', languageFirst: 'en' })
  for (const name of ['Learning Progress Overview', 'Recent Learning', 'Your Certificates'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.getByText("You haven't started any courses yet.")).toBeVisible()
  expect(screen.getByText('No certificates earned yet.')).toBeVisible()
  expect(screen.getByText('No progress data available.')).toBeVisible()
})

describe('first is what to do next', () => {
  const lesson = { id: 'l2', title: 'Answer in one minute', inPlace: true }
  const [course] = full.recentLearnings
  const withLesson = (nextLesson: object) => ({
    ...full,
    recentLearnings: [{ ...course!, nextLesson: { ...lesson, ...nextLesson } }],
  })

  test('the last course with its next lesson, and one button', async () => {
    withPlan().answers(getUserDetails, withLesson({}))
    await open()
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
    await open()
    expect(await screen.findByText('Answer in one minute')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Answer in one minute' })).toBeNull()
  })

  test('a finished course is not the one to go on with', async () => {
    const recentLearnings = [{ ...course!, courseId: 'c1', title: 'Learn JavaScript' }, course!]
    withPlan().answers(getUserDetails, { ...full, recentLearnings })
    await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'Interview Practice' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Recent Learning' })).toHaveTextContent('Learn JavaScript')
  })

  test('who has finished everything is led to the next course', async () => {
    const finished = { ...course!, courseId: 'c1', title: 'Learn JavaScript' }
    withPlan().answers(getUserDetails, { ...full, recentLearnings: [finished] })
    await open()
    expect(await screen.findByText(/^You have finished all your courses/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore courses' })).toBeVisible()
  })

  test('it does not wait for what stands below it', async () => {
    new FakeApi().answers(getUserDetails, full).neverAnswers(getPlan)
    await open()
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
    await open()
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
    await open()
    const turn = await screen.findByRole('region', { name: 'Your turn in a mentorship' })
    expect(within(turn).getByRole('link')).toHaveAttribute('href', '/user/mentorships/m1')
    expect(turn).toHaveTextContent(/Until .*2 Dec 2026/)
  })
})

test('who has answered the interest test is led to the result', async () => {
  const result = { id: 'r1', finishedAt: WHEN } as never
  withPlan()
    .answers(getUserDetails, full)
    .answers(getAssessment, { results: [result] })
  await open()
  expect(await screen.findByRole('link', { name: 'What fits me' })).toHaveAttribute(
    'href',
    '/user/plan/assessment',
  )
  expect(screen.queryByRole('link', { name: 'What do I like?' })).toBeNull()
})

test('a failed load can be retried', async () => {
  const api = withPlan().isUnreachable(getUserDetails)
  const { user } = await open()

  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  api.answers(getUserDetails, full)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('7')).toBeVisible()
})

test('is translated to Hindi', async () => {
  withPlan().answers(getUserDetails, full)
  await open('hi')

  expect(await screen.findByRole('heading', { name: 'Asha, आपका स्वागत है' })).toBeVisible()
  expect(await screen.findByText('आपने 2 कोर्स पूरे किए हैं, सफलता दर 67% है')).toBeVisible()
  expect(screen.getByRole('link', { name: 'जारी रखें Interview Practice' })).toBeVisible()
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
  await open()
  expect(await screen.findByRole('region', { name: 'Your next step' })).toHaveTextContent(
    'Write down the costs',
  )
  expect(screen.queryByRole('region', { name: 'Find a direction' })).not.toBeInTheDocument()
})

test('figures wait for the plan, which would push them down', async () => {
  const api = new FakeApi().answers(getUserDetails, full).neverAnswers(getPlan)
  await open()
  await waitFor(() => expect(api.received(getPlan)).toHaveLength(1))
  expect(await screen.findByText('Your dashboard is loading')).toBeInTheDocument()
  expect(screen.queryByText('Modules completed')).not.toBeInTheDocument()
})

test('the next step waits for the figures of the greeting, which would push it down', async () => {
  const goal = { id: 'g', title: 'Open a tea stall', weeklyDays: 3 }
  const api = withPlan({ goal, steps: [] }).neverAnswers(getUserDetails)
  await open()
  await waitFor(() => expect(api.received(getPlan)).toHaveLength(1))
  expect(await screen.findByText('Your dashboard is loading')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Your next step' })).not.toBeInTheDocument()
})

test('shows the figures if the plan cannot be loaded', async () => {
  new FakeApi().answers(getUserDetails, full).refuses(getPlan, 503, 'unavailable')
  await open()
  expect(await screen.findByText('Modules completed')).toBeVisible()
})

test('offers three beginnings to a learner without a plan', async () => {
  withPlan().answers(getUserDetails, empty)
  await open()
  const section = await screen.findByRole('region', { name: 'Find a direction' })
  expect(within(section).getAllByRole('link')).toHaveLength(3)
})

test('leads to the plan when no step is open', async () => {
  withPlan({ goal: { id: 'g', title: 'Open a tea stall', weeklyDays: 3 }, steps: [] }).answers(
    getUserDetails,
    full,
  )
  await open()
  const section = await screen.findByRole('region', { name: 'Your next step' })
  expect(section).toHaveTextContent('no open step')
  expect(within(section).getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/user/plan')
})
