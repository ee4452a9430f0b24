import { changeCertificateLanguage, getCertificateFile } from '@mentor-connect/contract/learning/certificates'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { aCourseSummary } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { empty, full, openHome, withPlan } from './testing/dashboards'

test('shows the figures of the learner', async () => {
  const api = withPlan().answers(getUserDetails, full)
  await openHome()

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
  await openHome()

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
  await openHome()
  const week = await screen.findByRole('region', { name: 'Your last seven days' })
  expect(within(week).getByText('3-day streak')).toBeVisible()
  expect(within(week).getByText('7 learning steps this week')).toBeVisible()
  const texts = within(week).getAllByText(/: \d+ steps?$/)
  expect(texts).toHaveLength(7)
  expect(texts[5]).toHaveTextContent('Thursday, November 19: 4 steps')
  expect(texts[0]).toHaveTextContent('Saturday, November 14: 0 steps')
})

test('a week without activity shows an invitation', async () => {
  withPlan().answers(getUserDetails, { ...full, activity: empty.activity })
  await openHome()
  expect(await screen.findByText('No streak yet')).toBeVisible()
  expect(screen.getByText('Nothing yet this week. One lesson today starts a streak.')).toBeVisible()
})

test('links back into a course', async () => {
  withPlan().answers(getUserDetails, full)
  await openHome()

  const link = await screen.findByRole('link', { name: 'Continue Interview Practice' })
  expect(link).toHaveAttribute('href', '/user/resources/c2')
})

test('offers a finished course for review', async () => {
  const finished = { ...full.recentLearnings[0]!, courseId: 'c1', title: 'Learn JavaScript' }
  withPlan().answers(getUserDetails, { ...full, recentLearnings: [finished, ...full.recentLearnings] })
  await openHome()
  const link = await screen.findByRole('link', { name: 'Review Learn JavaScript' })
  expect(link).toHaveAttribute('href', '/user/resources/c1')
  expect(screen.getByRole('link', { name: 'Continue Interview Practice' })).toBeVisible()
})

test('a certificate’s id can be copied and its PDF downloaded', async () => {
  const api = withPlan()
    .answers(getUserDetails, full)
    .answers(getCertificateFile, new Blob(['%PDF']))
  URL.createObjectURL = jest.fn(() => 'blob:file')
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openHome()

  await user.click(await screen.findByRole('button', { name: 'Copy ID Learn JavaScript' }))
  expect(await navigator.clipboard.readText()).toBe('MC-2026-0001')

  await user.click(screen.getByRole('button', { name: 'Download Learn JavaScript' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('certificate-Learn JavaScript.pdf')
  expect(api.received(getCertificateFile)[0]?.params).toEqual({ certificateId: 'MC-2026-0001' })
})

test('the certificate of a skill path names whoever made the path', async () => {
  const path = { kind: 'path' as const, slug: 'first-job', courses: [] }
  const certificates = [{ ...full.certificates[0]!, path }]
  withPlan().answers(getUserDetails, { ...full, certificates })
  await openHome()
  expect(await screen.findByText(/^Skill path, made by/)).toBeVisible()
})

test('a certificate speaks the language that its owner selects', async () => {
  const certificate = full.certificates[0]!
  const api = withPlan()
    .answers(getUserDetails, full)
    .answers(changeCertificateLanguage, { ...certificate, language: 'hi' })
  const { user } = await openHome()

  const choice = await screen.findByRole('combobox', { name: 'Language of the certificate Learn JavaScript' })
  expect(choice).toHaveDisplayValue('English')
  await user.selectOptions(choice, 'हिन्दी')
  expect(choice).toHaveDisplayValue('हिन्दी')
  expect(api.received(changeCertificateLanguage)[0]?.body).toEqual({
    userId: certificate.userId,
    certificateId: certificate._id,
    language: 'hi',
  })
})

test('a language that could not be saved goes back, and the failure stands at its field', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  withPlan().answers(getUserDetails, full).isUnreachable(changeCertificateLanguage)
  const { user } = await openHome()

  const choice = await screen.findByRole('combobox', { name: 'Language of the certificate Learn JavaScript' })
  await user.selectOptions(choice, 'हिन्दी')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(choice).toHaveDisplayValue('English')
  expect(choice).toHaveAccessibleDescription(/./)
})

test('a failed download shows an error next to its button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  withPlan().answers(getUserDetails, full).isUnreachable(getCertificateFile)
  const { user } = await openHome()

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
  await openHome()

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

test('a learner who has joined a course and done nothing yet sees no zeros', async () => {
  const progressDetails = [
    { courseId: 'c2', title: 'Interview Practice', completedCount: 0, totalLessons: 2 },
  ]
  const progressSummary = { totalCourses: 1, completedCourses: 0, completedModules: 0, progressDetails }
  withPlan().answers(getUserDetails, { ...full, progressSummary, certificates: [], activity: empty.activity })
  await openHome()
  expect(await screen.findByRole('region', { name: 'Your last seven days' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Interview Practice' })).toBeVisible()
  for (const name of ['Learning Progress Overview', 'Your learning in numbers'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('a failed load can be retried', async () => {
  const api = withPlan().isUnreachable(getUserDetails)
  const { user } = await openHome()

  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  api.answers(getUserDetails, full)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('7')).toBeVisible()
})

test('is translated to Hindi', async () => {
  withPlan().answers(getUserDetails, full)
  await openHome('hi')

  expect(await screen.findByRole('heading', { name: 'Asha, आपका स्वागत है' })).toBeVisible()
  expect(await screen.findByText('आपने 2 कोर्स पूरे किए हैं, यानी जॉइन किए हुए कोर्स में से 67%')).toBeVisible()
  expect(screen.getByRole('link', { name: 'जारी रखें Interview Practice' })).toBeVisible()
})
