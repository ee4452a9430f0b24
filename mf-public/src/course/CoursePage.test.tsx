import { loginUser } from '@mentor-connect/contract/accounts/auth'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { addCourse, addFavorite } from '@mentor-connect/contract/learning/learners'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { screen, waitFor } from '@testing-library/react'
import bookmarked from '../course'
import routes from '../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
const failure = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
beforeEach(() => jest.clearAllMocks())

const LOCKED = 'Enroll in this course to track progress and unlock all features.'

test('a visitor sees the course with its lessons locked', async () => {
  new FakeApi().answers(getCourse, aCourse())
  await renderRoute(routes, '/resource/course-1')

  expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.getByText(LOCKED)).toBeVisible()
  expect(screen.getByTestId('progress-area')).toHaveAttribute('inert')
  expect(screen.getByText('You need to complete all lessons.')).toBeInTheDocument()
  expect(screen.getByText('You need to complete all lessons to get a certificate.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/mentor/mentor-1')
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/resource')
  expect(screen.getByText('4.5/5')).toBeVisible()
  expect(screen.getAllByText('Nov 20, 2026')[0]).toBeVisible()
  expect(screen.getByText('Clear and kind.')).toBeVisible()
})

test('shows before enrolling how long and hard the course is, what comes of it and who teaches it', async () => {
  const facts = { level: 'beginner' as const, hours: 12.5, outcomes: ['लूप लिखें'], needs: ['A computer'] }
  const instructor = { expertise: 'Web development', experience: 8 }
  new FakeApi().answers(getCourse, aCourse({ ...facts, instructor }))
  await renderRoute(routes, '/resource/course-1')
  for (const text of ['Beginner', '12.5 hours', '12 learners', 'A computer', 'Web development'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('लूप लिखें')).toHaveAttribute('lang', 'hi')
  expect(screen.getByRole('link', { name: 'Profile of Ravi Iyer' })).toHaveAttribute(
    'href',
    '/mentor/mentor-1',
  )
})

test('a course that states nothing has no empty sections', async () => {
  new FakeApi().answers(getCourse, aCourse())
  await renderRoute(routes, '/resource/course-1')
  await screen.findByRole('heading', { level: 1 })
  for (const name of ['What you will be able to do', 'Requirements', 'Who teaches this course'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('a visitor reads the outline, in which free lessons are links and nothing is a disabled button', async () => {
  const url = 'https://learn.test/resource/course-1/lessons/values'
  const lessons = [
    { id: 'values', title: 'Values', type: 'document' as const, url, kind: 'text' as const, minutes: 12 },
    { id: 'loops', title: 'Loops', type: 'link' as const, url: 'https://example.test/' },
  ]
  const modules = [
    { name: 'First steps', lessons: [{ ...lessons[0]!, preview: true as const }, lessons[1]!] },
  ]
  new FakeApi().answers(getCourse, aCourse({ modules }))
  await renderRoute(routes, '/resource/course-1')
  expect(await screen.findByRole('link', { name: 'Values' })).toHaveAttribute(
    'href',
    '/resource/course-1/lessons/values',
  )
  expect(screen.getByText('Free preview')).toBeVisible()
  expect(screen.getByText('Reading · 12 min')).toBeVisible()
  expect(screen.getByText('Loops')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Loops/ })).toBeNull()
  for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled()
})

test('a visitor is asked to log in before enrolling or bookmarking', async () => {
  new FakeApi().answers(getCourse, aCourse())
  const { user } = await renderRoute(routes, '/resource/course-1')
  await user.click(await screen.findByRole('button', { name: 'Enroll Now' }))
  expect(failure).toHaveBeenLastCalledWith('Please login to enroll in this course.')
  await user.click(screen.getByRole('button', { name: 'Add to Favorites' }))
  expect(failure).toHaveBeenLastCalledWith('Please login to bookmark this course.')
  expect(screen.getAllByRole('link', { name: 'Log in or sign up' })[0]).toHaveAttribute('href', '/signup')
})

test('a login started from a course returns to the course', async () => {
  new FakeApi().answers(getCourse, aCourse()).answers(loginUser, { userData: aLearner(), token: 'bearer' })
  const { user, router } = await renderRoute(routes, '/resource/course-1')
  await user.click(await screen.findByRole('button', { name: 'Enroll Now' }))
  await user.click(screen.getByRole('link', { name: 'Log in or sign up' }))
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/resource/course-1')
})

test('the back link leads to the parent list', async () => {
  new FakeApi().answers(getCourse, aCourse())
  await renderRoute(bookmarked, '/user/bookmarks/course-1', { mount: '/user/bookmarks', session: signedIn() })
  expect(await screen.findByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/user/bookmarks')
  expect(await screen.findByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute(
    'href',
    '/user/mentor/mentor-1',
  )
})

test('a learner can enrol', async () => {
  const courses = [{ courseId: 'course-1', courseName: 'Learn JavaScript', description: '' }]
  const api = new FakeApi().answers(getCourse, aCourse()).answers(addCourse, { courses })
  const { user, auth } = await renderRoute(routes, '/resource/course-1', { session: signedIn() })
  await user.click(await screen.findByRole('button', { name: 'Enroll Now' }))
  await waitFor(() => expect(auth.updateAccount).toHaveBeenCalledWith({ courses }))
  expect(success).toHaveBeenCalledWith('Enrolled successfully!')
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toHaveFocus()
  expect(api.received(addCourse)[0]?.body).toEqual({
    userId: 'learner-1',
    courseId: 'course-1',
    courseName: 'Learn JavaScript',
    timeZone: expect.any(String),
  })
})

test.each([
  ['refused', 'Failed, Try again.', 'Something went wrong on our side.'],
  ['unreachable', 'Something went wrong.', 'We could not reach the server.'],
])('an enrolment that is %s shows the reason next to the button', async (kind, toast, sentence) => {
  const api = new FakeApi().answers(getCourse, aCourse())
  if (kind === 'refused') api.refuses(addCourse, 500, 'internal')
  else api.isUnreachable(addCourse)
  const { user } = await renderRoute(routes, '/resource/course-1', { session: signedIn() })
  await user.click(await screen.findByRole('button', { name: 'Enroll Now' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(failure).toHaveBeenCalledWith(toast)
})

test('an enrolled learner sees the lessons and cannot enrol again', async () => {
  const learner = aLearner({ courses: [{ courseId: 'course-1', courseName: '', description: '' }] })
  new FakeApi().answers(getCourse, aCourse()).answers(getProgress, { progress: {} })
  await renderRoute(routes, '/resource/course-1', { session: signedIn(learner) })
  expect(await screen.findByRole('button', { name: 'Enrolled' })).toBeDisabled()
  expect(screen.getByTestId('progress-area')).not.toHaveAttribute('inert')
  expect(screen.queryByText(LOCKED)).toBeNull()
})

test('a bookmark is shown at once and saved in the account', async () => {
  const api = new FakeApi()
    .answers(getCourse, aCourse())
    .answers(addFavorite, { favorites: ['course-1'], removed: false }, { message: 'Added to favourites.' })
  const { user, auth } = await renderRoute(routes, '/resource/course-1', { session: signedIn() })
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }))
  await waitFor(() => expect(auth.updateAccount).toHaveBeenCalledWith({ savedItems: ['course-1'] }))
  expect(success).toHaveBeenCalledWith('Added to favourites.')
  expect(api.received(addFavorite)[0]?.body).toEqual({ userId: 'learner-1', courseId: 'course-1' })
})

test('a bookmark is shown before the response arrives', async () => {
  new FakeApi().answers(getCourse, aCourse()).neverAnswers(addFavorite)
  const { user } = await renderRoute(routes, '/resource/course-1', { session: signedIn() })
  await user.click(await screen.findByRole('button', { name: 'Add to Favorites' }))
  expect(screen.getByRole('button', { name: 'Added to Favorites' })).toHaveAttribute('aria-pressed', 'true')
})

test('a failed bookmark is reverted', async () => {
  new FakeApi().answers(getCourse, aCourse()).refuses(addFavorite, 500, 'internal')
  const session = signedIn(aLearner({ savedItems: ['course-1'] }))
  const { user, auth } = await renderRoute(routes, '/resource/course-1', { session })
  await user.click(await screen.findByRole('button', { name: 'Added to Favorites' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Added to Favorites' })).toBeEnabled()
  expect(failure).toHaveBeenCalledWith('Failed, Try again.')
  expect(auth.updateAccount).not.toHaveBeenCalled()
})

test('the public link is copied', async () => {
  new FakeApi().answers(getCourse, aCourse())
  const { user } = await renderRoute(routes, '/resource/course-1')
  await user.click(await screen.findByRole('button', { name: 'Share Course' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost/resource/course-1')
  expect(success).toHaveBeenCalledWith('Course link copied to clipboard!')
})

test('a failed load can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = new FakeApi().refuses(getCourse, 500, 'internal')
  const { user } = await renderRoute(routes, '/resource/course-1')
  await screen.findByRole('alert')
  api.answers(getCourse, aCourse({ reviews: [], reviewCount: 0 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
  expect(screen.getByText('No reviews yet.')).toBeVisible()
})

test('is translated to Hindi', async () => {
  new FakeApi().answers(getCourse, aCourse())
  await renderRoute(routes, '/resource/course-1', { locale: 'hi' })
  expect(await screen.findByRole('button', { name: 'कोर्स जॉइन करें' })).toBeVisible()
})
