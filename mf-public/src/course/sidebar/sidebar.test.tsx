import { generateCertificate, verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import { addCourse, addFavorite } from '@mentor-connect/contract/learning/learners'
import { getProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import type { Session } from '@mentor-connect/contract/auth'
import {
  FakeApi,
  aCertificate,
  apiClient,
  aCourse,
  aLearner,
  aMentor,
  renderRoute,
  signedIn,
} from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import routes from '../../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
const failure = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => jest.clearAllMocks())
afterAll(() => log.mockRestore())

const ENROLLED = [{ courseId: 'course-1', courseName: '', description: '' }]

interface Setting {
  session?: Session
  course?: Partial<Course>
  progress?: Progress
  certificateId?: string
  locale?: 'en' | 'hi'
}

async function open({ session, course = {}, progress = {}, certificateId, locale }: Setting = {}) {
  const api = new FakeApi()
    .answers(getCourse, aCourse(course))
    .answers(getProgress, { progress, ...(certificateId && { certificateId }) })
  if (certificateId) api.answers(verifyCertificate, aCertificate(), { verdict: 'verified' })
  const view = await renderRoute(routes, '/resource/course-1', { session, locale })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}

describe('enrolment', () => {
  test('is not offered to a mentor, with the reason', async () => {
    await open({ session: signedIn(aMentor()) })
    expect(screen.getByText('You are logged in as a mentor. Learners can enroll here.')).toBeVisible()
    for (const name of ['Enroll Now', 'Add to Favorites'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: 'Share Course' })).toBeEnabled()
  })

  test('waits until the session is confirmed after a reload', async () => {
    const session = { ...signedIn(), account: null } as Session
    const { api, user } = await open({ session })
    const enrol = screen.getByRole('button', { name: 'Enroll Now' })
    expect(enrol).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Add to Favorites' })).toBeDisabled()
    await user.click(enrol)
    expect(failure).not.toHaveBeenCalled()
    expect(api.received(addCourse)).toEqual([])
  })

  test('is sent once, however often the button is clicked', async () => {
    const { api, user } = await open({ session: signedIn() })
    api.neverAnswers(addCourse)
    await user.dblClick(screen.getByRole('button', { name: 'Enroll Now' }))
    expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeDisabled()
    expect(api.received(addCourse)).toHaveLength(1)
  })

  test.each<[FailureCode, number, RegExp]>([
    ['not_found', 404, /could not find what you asked for/],
    ['unauthenticated', 401, /Your session has ended/],
    ['account_suspended', 403, /Your account is suspended/],
    ['rate_limited', 429, /Too many tries/],
    ['unavailable', 503, /nothing was saved/],
  ])('that is refused as %s says why, and can be tried again', async (code, status, text) => {
    const { api, user, auth } = await open({ session: signedIn() })
    api.refuses(addCourse, status, code)
    await user.click(screen.getByRole('button', { name: 'Enroll Now' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(auth.updateAccount).not.toHaveBeenCalled()
    api.answers(addCourse, { courses: ENROLLED })
    await user.click(screen.getByRole('button', { name: 'Enroll Now' }))
    await waitFor(() => expect(auth.updateAccount).toHaveBeenCalledWith({ courses: ENROLLED }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('updates the number of students', async () => {
    const { api, user } = await open({ session: signedIn(), course: { studentsEnrolled: 16 } })
    api.answers(addCourse, { courses: ENROLLED }).answers(getCourse, aCourse({ studentsEnrolled: 18 }))
    await user.click(screen.getByRole('button', { name: 'Enroll Now' }))
    expect(await screen.findByText('18 learners')).toBeVisible()
  })

  test('can be done by keyboard', async () => {
    const { api, user } = await open({ session: signedIn() })
    api.answers(addCourse, { courses: ENROLLED })
    screen.getByRole('button', { name: 'Enroll Now' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(success).toHaveBeenCalledWith('Enrolled successfully!'))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Add to Favorites' })).toHaveFocus()
  })

  test('asks a visitor to log in, in Hindi', async () => {
    const { user } = await open({ locale: 'hi' })
    await user.click(screen.getByRole('button', { name: 'कोर्स जॉइन करें' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/लॉग इन/)
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', '/signup')
  })
})

describe('bookmark', () => {
  test('can be removed', async () => {
    const { api, user, auth } = await open({ session: signedIn(aLearner({ savedItems: ['course-1'] })) })
    api.answers(addFavorite, { favorites: [], removed: true }, { message: 'Removed from favourites.' })
    await user.click(screen.getByRole('button', { name: 'Added to Favorites', pressed: true }))
    await waitFor(() => expect(auth.updateAccount).toHaveBeenCalledWith({ savedItems: [] }))
    expect(success).toHaveBeenCalledWith('Removed from favourites.')
  })

  test('is confirmed in the language of the reader, by the code of the message', async () => {
    const { api, user } = await open({ session: signedIn(), locale: 'hi' })
    const saved = { message: 'Added to favorites', code: 'bookmark_added' }
    api.answers(addFavorite, { favorites: ['course-1'], removed: false }, saved)
    await user.click(screen.getByRole('button', { name: 'सेव करें' }))
    await waitFor(() => expect(success).toHaveBeenCalledWith('कोर्स सेव हो गया'))
  })

  test('is not toggled twice while the first request is running', async () => {
    const { api, user } = await open({ session: signedIn() })
    api.neverAnswers(addFavorite)
    await user.dblClick(screen.getByRole('button', { name: 'Add to Favorites' }))
    expect(screen.getByRole('button', { name: 'Added to Favorites' })).toBeDisabled()
    expect(api.received(addFavorite)).toHaveLength(1)
  })
})

describe('sharing', () => {
  test('shows the link to copy manually if the browser denies the clipboard', async () => {
    await open()
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Share Course' }))
    const address = 'http://localhost/resource/course-1'
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`Your browser did not allow copying. Here is the link: ${address}`)
    expect(within(alert).getByRole('link')).toHaveAttribute('href', address)
    expect(success).not.toHaveBeenCalled()

    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await user.click(screen.getByRole('button', { name: 'Share Course' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(success).toHaveBeenCalledWith('Course link copied to clipboard!')
  })
})

describe('facts of a course', () => {
  const fact = (label: string) => {
    const section = screen.getByRole('heading', { name: 'Course Information' }).parentElement!
    return within(section).getByText(label).nextElementSibling
  }

  test('use the number and date formats of the language', async () => {
    await open({ course: { studentsEnrolled: 123_456, rating: 4.25, reviewCount: 1_000_000 } })
    expect(fact('Learners')).toHaveTextContent('1,23,456')
    expect(fact('Rating')).toHaveTextContent(/^4\.\d+\/5$/)
    expect(screen.getAllByText('10,00,000 reviews')[0]).toBeVisible()
  })

  test('show "New" instead of a rating for a course without reviews', async () => {
    await open({ course: { rating: 0, reviewCount: 0, reviews: [], studentsEnrolled: 0 } })
    expect(fact('Rating')).toHaveTextContent('New')
    expect(fact('Learners')).toHaveTextContent('0')
  })

  test('link a learner to the mentor inside the learner area', async () => {
    await open({ session: signedIn() })
    expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute('href', '/user/mentor/mentor-1')
  })
})

describe('certificate', () => {
  const DONE: Progress = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }
  const learner = signedIn(aLearner({ courses: ENROLLED }))

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:certificate'
    jest.spyOn(window, 'open').mockReturnValue(null)
  })

  const { response: responses } = apiClient().interceptors
  afterEach(() => responses.clear())

  /** Adds a response that contains the certificate's id in a header. */
  function withId(api: FakeApi, id: string) {
    api.answers(generateCertificate, new Blob(['%PDF']))
    responses.use((response) => Object.assign(response, { headers: { 'x-certificate-id': id } }))
  }

  test('can be downloaded if no tab could be opened', async () => {
    const { api, user } = await open({ session: learner, progress: DONE })
    api.answers(generateCertificate, new Blob(['%PDF']))
    await user.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    const link = await screen.findByRole('link', { name: 'Download certificate' })
    expect(link).toHaveAttribute('download', 'certificate-course-1.pdf')
    expect(api.received(generateCertificate)[0]?.body).toEqual({ userId: 'learner-1', courseId: 'course-1' })
    expect(screen.queryByRole('link', { name: 'Add to LinkedIn' })).toBeNull()
  })

  test('can be shared once it is verified', async () => {
    const { api, user } = await open({ session: learner, progress: DONE })
    withId(api.answers(verifyCertificate, aCertificate(), { verdict: 'verified' }), 'cert-1')
    await user.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    expect(await screen.findByRole('link', { name: /Add to LinkedIn/ })).toHaveAttribute(
      'href',
      expect.stringContaining('cert-1'),
    )
    expect(api.received(verifyCertificate)[0]?.query).toEqual({ certificateId: 'cert-1' })
  })

  test('cannot be shared if it cannot be verified', async () => {
    const { api, user } = await open({ session: learner, progress: DONE })
    withId(api.answers(verifyCertificate, null, { verdict: 'invalid' }), 'cert-1')
    await user.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    await waitFor(() => expect(api.received(verifyCertificate)).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Download certificate' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Add to LinkedIn/ })).toBeNull()
  })

  test.each<[FailureCode, number, RegExp]>([
    ['course_incomplete', 400, /complete all lessons to get a certificate/],
    ['not_enrolled', 403, /Enroll in this course first/],
    ['unavailable', 503, /does not work at the moment/],
  ])('that is refused as %s says why, and can be asked for again', async (code, status, text) => {
    const { api, user } = await open({ session: learner, progress: DONE })
    api.refuses(generateCertificate, status, code)
    await user.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    api.answers(generateCertificate, new Blob(['%PDF']))
    await user.click(screen.getByRole('button', { name: 'Generate Certificate' }))
    expect(await screen.findByRole('link', { name: 'Download certificate' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'View certificate' })).toBeVisible()
  })

  test('that was issued before is what the button leads to, and can be shared at once', async () => {
    const { api, user } = await open({ session: learner, progress: DONE, certificateId: 'cert-1' })
    api.answers(generateCertificate, new Blob(['%PDF']))
    expect(await screen.findByRole('link', { name: /Add to LinkedIn/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Generate Certificate' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View certificate' }))
    expect(await screen.findByRole('link', { name: 'Download certificate' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'View certificate' })).toBeVisible()
  })

  test('is requested once at a time', async () => {
    const { api, user } = await open({ session: learner, progress: DONE })
    api.neverAnswers(generateCertificate)
    await user.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    const busy = await screen.findByRole('button', { name: 'Generating…' })
    expect(busy).toBeDisabled()
    await user.click(busy)
    await waitFor(() => expect(api.received(generateCertificate)).toHaveLength(1))
  })
})
