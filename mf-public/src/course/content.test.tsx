import { getCourse, getCourses, type Course } from '@mentor-connect/contract/courses/courses'
import { getProgress } from '@mentor-connect/contract/courses/progress'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import {
  FakeApi,
  aCourse,
  aCourseSummary,
  aLearner,
  renderRoute,
  signedIn,
  untilLoading,
} from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

type Options = Parameters<typeof renderRoute>[2]

async function open(parts: Partial<Course> = {}, options: Options = {}) {
  const api = new FakeApi().answers(getCourse, aCourse(parts)).answers(getProgress, { progress: {} })
  const view = await renderRoute(routes, '/resource/course-1', options)
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}

const enrolled = () =>
  signedIn(aLearner({ courses: [{ courseId: 'course-1', courseName: '', description: '' }] }))
const counter = (label: string) =>
  screen.getByText(label, { selector: 'dt *' }).closest('dt')!.nextElementSibling

describe('a mentor’s input', () => {
  test('is shown as text, never as markup', async () => {
    const title = '<img src=x onerror=alert(1)>'
    const review = { user: '<i>x</i>', rating: 1, comment: '<script>1</script>', createdAt: '2026-01-01' }
    await open({ title, description: '<a href="javascript:1">go</a>', reviews: [review], reviewCount: 1 })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText('<a href="javascript:1">go</a>')).toBeVisible()
    expect(screen.getByText('<script>1</script>')).toBeVisible()
    expect(document.querySelector('[onerror], a[href^="javascript"], p script')).toBeNull()
  })

  test('in Devanagari is shown completely', async () => {
    const title = 'जावास्क्रिप्ट सीखें'
    await open({ title, domain: ['वेब विकास'] })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText('वेब विकास')).toBeVisible()
  })

  test('with a script URL is not made a link', async () => {
    const lessons = [{ id: 'x', title: 'Trap', type: 'link' as const, url: 'javascript:alert(1)' }]
    await open({ modules: [{ name: 'One', lessons }] }, { session: enrolled() })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Open Trap/ })
    expect(link.protocol).not.toBe('javascript:')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('a lesson without a URL can be completed, but not opened', async () => {
    const lessons = [{ id: 'x', title: 'Trap', type: 'link' as const, url: '' }]
    await open({ modules: [{ name: 'One', lessons }] }, { session: enrolled() })
    expect(await screen.findByRole('button', { name: 'Mark Trap as completed' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Open Trap/ })).toBeNull()
  })
})

describe('the size of a course', () => {
  test('an empty course is shown and is not complete', async () => {
    await open({ modules: [], moduleCount: 0, lessonCount: 0 }, { session: enrolled() })
    expect(await screen.findByRole('button', { name: 'Enrolled' })).toBeVisible()
    expect(counter('Lessons')).toHaveTextContent('0')
    expect(counter('Complete')).toHaveTextContent('0%')
    expect(screen.queryByRole('button', { name: 'Generate Certificate' })).toBeNull()
  })

  test('a course with the maximum number of lessons shows all of them', async () => {
    const modules = Array.from({ length: 6 }, (_, module) => ({
      name: `Module ${module}`,
      lessons: Array.from({ length: 50 }, (_, n) => ({
        id: `${module}-${n}`,
        title: `Lesson ${module}.${n}`,
        type: 'link' as const,
        url: 'https://example.test',
      })),
    }))
    await open({ modules, moduleCount: 6, lessonCount: 300 })
    const titles = screen.getAllByText(/^Lesson \d\.\d+$/).map(({ textContent }) => textContent)
    expect(new Set(titles).size).toBe(300)
    expect(counter('Lessons')).toHaveTextContent('300')
  })

  test.each([
    [0, '0 learners'],
    [1, '1 learner'],
    [1_234_567, '12,34,567 learners'],
  ])('the number of learners is shown: %i', async (studentsEnrolled, text) => {
    await open({ studentsEnrolled })
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('content in another language than the page', () => {
  const hindi = {
    title: 'पैसों की समझ',
    description: 'बचत की शुरुआत',
    mentorname: 'सुनीता वर्मा',
    domain: ['Bread baking', 'बुनाई'],
    modules: [{ name: 'बजट', lessons: [{ title: 'पहला कदम', type: 'link', url: 'https://a.test' }] }],
  } satisfies Partial<Course>

  test.each(['en', 'hi'] as const)('has its language, for screen readers (page: %s)', async (locale) => {
    await open(hindi, { locale })
    for (const text of ['पैसों की समझ', 'बचत की शुरुआत', 'सुनीता वर्मा', 'बुनाई', 'बजट', 'पहला कदम'])
      for (const element of screen.getAllByText(text))
        expect(element.closest('[lang]')).toHaveAttribute('lang', 'hi')
    expect(screen.getByText('Bread baking')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Clear and kind.')).toHaveAttribute('lang', 'en')
  })
})

describe('a missing course', () => {
  test.each<[string, FailureCode, number, 'en' | 'hi', string]>([
    ['an unknown id', 'not_found', 404, 'en', 'Course not found'],
    ['a malformed id', 'invalid_input', 400, 'hi', 'कोर्स नहीं मिला'],
  ])('%s says so and offers other courses', async (_, code, status, locale, title) => {
    new FakeApi().refuses(getCourse, status, code).answers(getCourses, {
      resources: [aCourseSummary()],
      pagination: { page: 1, limit: 4, totalItems: 1, totalPages: 1 },
    })
    await renderRoute(routes, '/resource/nothing', { locale })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${title} | Mentor-Connect`))
    expect(await screen.findByRole('link', { name: 'Learn JavaScript' })).toHaveAttribute(
      'href',
      '/resource/course-1',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each<[FailureCode, number, RegExp]>([
    ['rate_limited', 429, /Too many tries/],
    ['unavailable', 503, /does not work at the moment/],
  ])('for %s, says why under a heading, and leads back', async (code, status, text) => {
    new FakeApi().refuses(getCourse, status, code)
    await renderRoute(routes, '/resource/nothing')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('heading', { level: 1, name: 'Course' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/resource')
  })

  test('can be retried without a connection, in Hindi', async () => {
    const api = new FakeApi().isUnreachable(getCourse)
    const { user } = await renderRoute(routes, '/resource/course-1', { locale: 'hi' })
    expect(await screen.findByRole('alert')).toHaveTextContent('सर्वर तक पहुँचा नहीं जा सका')
    api.answers(getCourse, aCourse())
    await user.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
  })

  test('a loading course is shown as such', async () => {
    new FakeApi().neverAnswers(getCourse)
    await renderRoute(routes, '/resource/course-1')
    await untilLoading()
    expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible()
  })
})

test('a cached course stays when a refresh fails', async () => {
  const { api, router } = await open()
  await act(() => router.navigate('/about'))
  api.isUnreachable(getCourse)
  await act(() => router.navigate('/resource/course-1'))
  expect(await screen.findByText(/The latest could not be loaded/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Learn JavaScript' })).toBeVisible()
})

test('navigating to another course shows nothing of the previous one', async () => {
  const { api, router } = await open()
  api.neverAnswers(getCourse)
  await act(() => router.navigate('/resource/course-2'))
  await untilLoading()
  expect(screen.queryByText('Learn JavaScript')).toBeNull()
  expect(api.received(getCourse).at(-1)?.params).toEqual({ id: 'course-2' })
})

test('modules open and close by keyboard', async () => {
  const { user } = await open({}, { session: enrolled() })
  const toggle = await screen.findByRole('button', { name: /First steps/ })
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard(' ')
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: 'Mark Values as completed' })).toBeVisible()
})

test('the lessons are locked for a learner who is not enrolled', async () => {
  await open({}, { session: signedIn() })
  const area = screen.getByTestId('progress-area')
  expect(area).toHaveAttribute('inert')
  expect(within(area).getByText('You need to complete all lessons.')).toBeInTheDocument()
  expect(screen.getByText('Values')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark Values as completed' })).toBeNull()
  expect(screen.getByText('Enroll in this course to review it.')).toBeVisible()
})
