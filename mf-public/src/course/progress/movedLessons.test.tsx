import { getCourse } from '@mentor-connect/contract/courses/courses'
import { getProgress, updateProgress } from '@mentor-connect/contract/courses/progress'
import { FakeApi, aCourse, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import routes from '../../routes'

jest.spyOn(notify, 'success').mockReturnValue(undefined)
const failure = jest.spyOn(notify, 'failure').mockReturnValue(undefined)
jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const lesson = (title: string) => screen.getByRole('button', { name: `Mark ${title} as completed` })
const [first, ...rest] = aCourse().modules

/** Opens a course, whose mentor then reverses the order of the lessons in the first module. */
async function openedBefore(course: string) {
  const api = new FakeApi()
    .answers(getCourse, aCourse({ _id: course }))
    .answers(getProgress, { progress: { '0-1': 'in-progress' } })
  const learner = aLearner({ courses: [{ courseId: course, courseName: '', description: '' }] })
  await renderRoute(routes, `/resource/${course}`, { session: signedIn(learner) })
  await screen.findByRole('button', { name: 'Enrolled' })
  await quiet(0)
  const lessons = [...first!.lessons].reverse()
  return api.answers(getCourse, aCourse({ _id: course, modules: [{ ...first!, lessons }, ...rest] }))
}

test('a lesson that was moved keeps its status in the new order', async () => {
  const api = await openedBefore('moved-1')
  api.answers(updateProgress, { progress: { '0-0': 'in-progress', '0-1': 'completed' }, moved: true })
  fireEvent.click(lesson('Values'))
  await quiet(1000)
  expect(api.received(updateProgress)[0]?.body).toMatchObject({
    progress: { '0-0': 'completed' },
    lessonIds: { '0-0': 'values' },
  })
  const shown = screen.getAllByRole('button', { name: /^Mark .+ as completed$/ })
  expect(shown).toEqual([lesson('Functions'), lesson('Values'), lesson('Objects')])
  expect(lesson('Values')).toHaveAttribute('aria-pressed', 'true')
  expect(lesson('Functions')).toHaveAttribute('aria-pressed', 'false')
})

test('a change of a deleted lesson is reported as not saved, and the current course is shown', async () => {
  const api = await openedBefore('moved-2')
  api.refuses(updateProgress, 400, 'invalid_input', { 'progress.0-0': 'No such lesson.' })
  api.answers(getCourse, aCourse({ _id: 'moved-2', modules: rest }))
  fireEvent.click(lesson('Values'))
  await quiet(1000)
  expect(failure).toHaveBeenCalledWith('Failed to update progress')
  expect(screen.queryByRole('button', { name: 'Mark Values as completed' })).toBeNull()
  expect(lesson('Objects')).toHaveAttribute('aria-pressed', 'false')
})
