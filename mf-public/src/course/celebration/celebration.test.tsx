import { celebrateCourse } from '@mentor-connect/contract/learning/celebrations'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, updateProgress, type Progress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aCourseSummary, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import routes from '../../routes'
import { openLesson } from '../player/testing/openLesson'
import { aLesson } from '../player/testing/aLesson'

const ALL: Progress = { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed' }
const NEXT = [
  aCourseSummary({ _id: 'next-1', title: 'Servers with Node', level: 'intermediate' }),
  aCourseSummary({ _id: 'next-2', title: 'वेब की सुरक्षा', language: 'hi' }),
]

let course: string
let turn = 0
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  course = `finished-${++turn}`
})
afterEach(() => jest.restoreAllMocks())

const anApi = (progress: Progress, { next = NEXT, celebrated = false } = {}) =>
  new FakeApi()
    .answers(getCourse, aCourse({ _id: course }))
    .answers(getProgress, { progress, celebrated })
    .answers(celebrateCourse, { isFirst: true, next })

async function openCourse(locale: 'en' | 'hi' = 'en') {
  const learner = aLearner({ courses: [{ courseId: course, courseName: '', description: '' }] })
  const view = await renderRoute(routes, `/resource/${course}`, { session: signedIn(learner), locale })
  await screen.findByRole('heading', { level: 1, name: 'Learn JavaScript' })
  return view
}

test('a finished course is celebrated, with the certificate and courses to go on with', async () => {
  const api = anApi(ALL)
  await openCourse()
  const dialog = await screen.findByRole('dialog', { name: 'Course finished!' })
  expect(within(dialog).getByRole('heading', { name: 'Course finished!' })).toHaveFocus()
  expect(within(dialog).getByText('Learn JavaScript')).toHaveAttribute('lang', 'en')
  expect(within(dialog).getByRole('button', { name: 'Generate Certificate' })).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'Servers with Node' })).toHaveAttribute(
    'href',
    '/user/resources/next-1',
  )
  expect(within(dialog).getByRole('link', { name: 'वेब की सुरक्षा' })).toHaveAttribute('lang', 'hi')
  expect(api.received(celebrateCourse).map(({ body }) => body)).toEqual([
    { userId: 'learner-1', courseId: course, language: 'en' },
  ])
})

test('Escape closes it, and the finished course is behind it', async () => {
  anApi(ALL)
  const { user } = await openCourse()
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('All lessons are completed.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Generate Certificate' })).toHaveFocus()
})

test('without another course it says so, and leads to the catalogue', async () => {
  anApi(ALL, { next: [] })
  await openCourse()
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('We have no further course for you in these subjects yet.')).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'See all courses' })).toHaveAttribute(
    'href',
    '/user/explore',
  )
})

test('nothing is shown where another device was first', async () => {
  const api = anApi(ALL).answers(celebrateCourse, { isFirst: false, next: [] })
  await openCourse()
  await waitFor(() => expect(api.received(celebrateCourse)).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['celebrated already', ALL, true],
  ['not complete', { ...ALL, '1-0': 'in-progress' } as Progress, false],
])('the server is not asked if the course is %s', async (_, progress, celebrated) => {
  const api = anApi(progress, { celebrated })
  await openCourse()
  await waitFor(() => expect(api.received(getProgress)).toHaveLength(1))
  await act(async () => undefined)
  expect(api.received(celebrateCourse)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('in the player', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('it appears when the last lesson is saved, and the usual end of the course is behind it', async () => {
    const open: Progress = { ...ALL, '1-1': 'in-progress' }
    const forms = { id: 'forms', title: 'Forms', kind: 'text', minutes: 3 } as const
    const { api } = await openLesson({
      lesson: aLesson({ lesson: forms, key: '1-1', next: undefined }),
      progress: open,
      prepare: (given) =>
        given
          .answers(getProgress, { progress: open, celebrated: false })
          .answers(updateProgress, { progress: { ...open, '1-1': 'completed' } })
          .answers(celebrateCourse, { isFirst: true, next: NEXT }),
    })
    await quiet(100)
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    await quiet(500)
    expect(api.received(celebrateCourse)).toEqual([])
    await quiet(1000)
    const dialog = screen.getByRole('dialog', { name: 'Course finished!' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('heading', { name: 'You have completed “Learn JavaScript”' })).toHaveFocus()
  })
})

test('speaks Hindi', async () => {
  const api = anApi(ALL)
  await openCourse('hi')
  const dialog = await screen.findByRole('dialog', { name: 'कोर्स पूरा हुआ!' })
  expect(within(dialog).getByRole('button', { name: 'बंद करें' })).toBeVisible()
  expect(api.received(celebrateCourse)[0]?.body).toMatchObject({ language: 'hi' })
})
