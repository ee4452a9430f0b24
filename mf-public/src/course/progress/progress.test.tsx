import { generateCertificate } from '@mentor-connect/contract/learning/certificates'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, updateProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import routes from '../../routes'

const success = jest.spyOn(notify, 'success').mockReturnValue(undefined)
const failure = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)

let course: string
let turn = 0
beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  course = `course-${++turn}`
})
afterEach(() => jest.useRealTimers())

const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function anApi(progress: Progress) {
  return new FakeApi()
    .answers(getCourse, aCourse({ _id: course }))
    .answers(getProgress, { progress })
    .answers(updateProgress, ({ body }) => ({
      progress: { ...progress, ...(body as { progress: Progress }).progress },
    }))
}

async function openCourse() {
  const learner = aLearner({ courses: [{ courseId: course, courseName: '', description: '' }] })
  const view = await renderRoute(routes, `/resource/${course}`, { session: signedIn(learner) })
  await screen.findByRole('button', { name: 'Enrolled' })
  await quiet(0)
  return view
}

const lesson = (title: string) => screen.getByRole('button', { name: `Mark ${title} as completed` })

test('shows the stored progress in bar, counters and lessons', async () => {
  anApi({ '0-0': 'completed', '0-1': 'in-progress' })
  await openCourse()
  expect(lesson('Values')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Document Link · In progress')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '33')
  expect(screen.getAllByText('1 of 3 lessons completed')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: /Open Values/ })).toHaveAttribute(
    'href',
    'https://example.test/values',
  )
})

test('saves only changed lessons, one second after the last change', async () => {
  const api = anApi({ '0-0': 'completed' })
  await openCourse()
  fireEvent.click(lesson('Functions'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark in progress Objects' }))
  expect(lesson('Functions')).toHaveAttribute('aria-pressed', 'true')
  await quiet(999)
  expect(api.received(updateProgress)).toHaveLength(0)
  await quiet(1)
  expect(api.received(updateProgress).map(({ body }) => body)).toEqual([
    {
      userId: 'learner-1',
      courseId: course,
      progress: { '0-1': 'completed', '1-0': 'in-progress' },
      ages: { '0-1': 1000, '1-0': 1000 },
      lessonIds: { '0-1': 'functions', '1-0': 'objects' },
      timeZone: expect.any(String),
    },
  ])
  expect(success).toHaveBeenCalledWith('Progress saved')
  expect(screen.getByText('Saved')).toBeVisible()
})

test('a failed save stays visible and can be retried', async () => {
  const api = anApi({}).isUnreachable(updateProgress)
  await openCourse()
  fireEvent.click(lesson('Values'))
  await quiet(1000)
  expect(failure).toHaveBeenCalledWith('Failed to update progress')
  expect(lesson('Values')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('alert')).toHaveTextContent('Kept on this device')

  api.answers(updateProgress, { progress: { '0-0': 'completed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await quiet(0)
  expect(screen.getByText('Saved')).toBeVisible()
})

test('a failed save is retried when the network is back', async () => {
  const api = anApi({}).isUnreachable(updateProgress)
  await openCourse()
  fireEvent.click(lesson('Values'))
  await quiet(1000)
  api.answers(updateProgress, { progress: { '0-0': 'completed' } })
  fireEvent(window, new Event('online'))
  await quiet(0)
  expect(screen.getByText('Saved')).toBeVisible()
})

test.each([
  ['the page is hidden', () => fireEvent(window, new Event('pagehide'))],
  [
    'another page is opened',
    (router: { navigate: (to: string) => unknown }) => router.navigate('/elsewhere/far'),
  ],
])('unsaved changes are sent when %s', async (_, leave) => {
  anApi({})
  const beacon = jest.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(JSON.stringify({ message: 'OK', data: { progress: { '0-0': 'completed' } } }), {
      headers: { 'content-type': 'application/json' },
    }),
  )
  const { router } = await openCourse()
  fireEvent.click(lesson('Values'))
  await act(async () => leave(router))
  await quiet(0)
  expect(beacon).toHaveBeenCalledTimes(1)
  const [request] = beacon.mock.calls[0] as [Request]
  expect(request.url).toBe('http://api.test/user/update-progress')
  expect(request.keepalive).toBe(true)
  expect(await request.json()).toMatchObject({
    userId: 'learner-1',
    courseId: course,
    progress: { '0-0': 'completed' },
  })
  beacon.mockRestore()
})

test('progress that failed to load shows an error and cannot be changed', async () => {
  const api = anApi({}).refuses(getProgress, 500, 'internal')
  await openCourse()
  expect(failure).toHaveBeenCalledWith('Failed to fetch course progress')
  expect(lesson('Values')).toBeDisabled()
  api.answers(getProgress, { progress: { '0-0': 'completed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await quiet(0)
  expect(lesson('Values')).toHaveAttribute('aria-pressed', 'true')
})

describe('the next step', () => {
  test('is the first lesson that is not completed; to continue starts it', async () => {
    const api = anApi({ '0-0': 'completed' })
    await openCourse()
    expect(screen.getByRole('heading', { name: 'Next: Functions' })).toBeVisible()
    const link = screen.getByRole('link', { name: /^Continue Functions/ })
    expect(link).toHaveAttribute('href', 'https://example.test/functions')
    expect(link).toHaveAttribute('target', '_blank')
    fireEvent.click(link)
    await quiet(1000)
    expect(api.received(updateProgress)[0]?.body).toMatchObject({ progress: { '0-1': 'in-progress' } })
  })

  test('of a lesson in progress leaves it as it is', async () => {
    const api = anApi({ '0-0': 'in-progress' })
    await openCourse()
    fireEvent.click(screen.getByRole('link', { name: /^Continue Values/ }))
    await quiet(1000)
    expect(api.received(updateProgress)).toEqual([])
  })

  test('of a course that nobody has begun is to start', async () => {
    anApi({})
    await openCourse()
    expect(screen.getByRole('link', { name: /^Start Values/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
  })

  test('of a finished course is to celebrate', async () => {
    anApi({ '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' })
    await openCourse()
    expect(screen.getByRole('heading', { name: 'You have finished this course' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
  })
})

test('a module can be collapsed', async () => {
  anApi({})
  await openCourse()
  const toggle = screen.getByRole('button', { name: /First steps/ })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: 'Mark Values as completed' })).toBeNull()
})

describe('certificate', () => {
  const ALL: Progress = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }
  const aTab = () => ({
    document: { title: '', body: { textContent: '' } },
    location: { href: '' },
    close: jest.fn(),
  })

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:certificate'
  })

  test('is disabled until all lessons are completed', async () => {
    anApi({ '0-0': 'completed' })
    await openCourse()
    expect(screen.getByText('You need to complete all lessons to get a certificate.')).toBeVisible()
    expect(screen.getByText('You need to complete all lessons.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Generate Certificate' })).toBeNull()
  })

  test('is announced by a link that leads to its button', async () => {
    anApi(ALL)
    await openCourse()
    const button = await screen.findByRole('button', { name: 'Generate Certificate' })
    fireEvent.click(screen.getByRole('link', { name: 'Your certificate is ready.' }))
    expect(button).toHaveFocus()
  })

  test('opens in a new tab after 300 ms, once the last lesson is saved', async () => {
    const api = anApi({ ...ALL, '1-0': 'not-started' }).answers(generateCertificate, new Blob(['%PDF']))
    const tab = aTab()
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as never)
    await openCourse()
    fireEvent.click(lesson('Objects'))
    fireEvent.click(await screen.findByRole('button', { name: 'Generate Certificate' }))
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(tab.document.body.textContent).toBe('Your certificate is being prepared…')
    await quiet(299)
    expect(api.received(updateProgress)).toHaveLength(1)
    expect(tab.location.href).toBe('')
    await quiet(1)
    expect(tab.location.href).toBe('blob:certificate')
    expect(screen.getByRole('link', { name: 'Download certificate' })).toHaveAttribute(
      'href',
      'blob:certificate',
    )
  })

  test('closes the tab and shows an inline error if it fails', async () => {
    anApi(ALL).refuses(generateCertificate, 500, 'internal')
    const tab = aTab()
    jest.spyOn(window, 'open').mockReturnValue(tab as never)
    await openCourse()
    fireEvent.click(screen.getByRole('button', { name: 'Generate Certificate' }))
    await quiet(300)
    expect(tab.close).toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    expect(log).toHaveBeenCalledWith('Certificate Generation Error:', expect.anything())
  })
})

test.each([
  ['its page on another site', () => screen.getByRole('link', { name: /^Open Values/ })],
  ['it here', () => screen.getByRole('button', { name: 'Open here Values' })],
])('opening %s marks a lesson as in progress', async (_, control) => {
  const api = anApi({})
  const values = { id: 'values', title: 'Values', type: 'link', url: 'https://youtu.be/abcdefghijk' } as const
  api.answers(getCourse, aCourse({ _id: course, modules: [{ name: 'One', lessons: [values] }] }))
  await openCourse()
  fireEvent.click(control())
  await quiet(1000)
  expect(api.received(updateProgress).map(({ body }) => body)).toMatchObject([
    { progress: { '0-0': 'in-progress' } },
  ])
})

test('opening a completed lesson leaves it completed', async () => {
  const api = anApi({ '0-0': 'completed' })
  await openCourse()
  fireEvent.click(screen.getByRole('link', { name: /^Open Values/ }))
  await quiet(1000)
  expect(api.received(updateProgress)).toHaveLength(0)
})

test('the title of a lesson in place leads to its page, and nothing leads elsewhere', async () => {
  const url = `http://localhost/resource/${course}/lessons/tags`
  const lessons = [{ id: 'tags', title: 'Tags', type: 'document' as const, url, kind: 'text' as const }]
  anApi({}).answers(getCourse, aCourse({ _id: course, modules: [{ name: 'One', lessons }] }))
  await openCourse()
  expect(screen.getByRole('link', { name: 'Tags' })).toHaveAttribute(
    'href',
    `/resource/${course}/lessons/tags`,
  )
  expect(screen.queryByRole('link', { name: /^Open Tags/ })).toBeNull()
})
