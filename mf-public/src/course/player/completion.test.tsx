import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import type { FakeApi } from '@mentor-connect/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { aLesson } from './testing/aLesson'
import { openLesson } from './testing/openLesson'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await quiet(0)
}
const sent = (api: FakeApi) =>
  api.received(updateProgress).map(({ body }) => (body as { progress: object }).progress)

test('an opened lesson is in progress', async () => {
  const { api } = await openLesson({ progress: {} })
  await quiet(1000)
  expect(sent(api)).toEqual([{ '0-0': 'in-progress' }])
})

test('Done and next completes the lesson and goes on', async () => {
  const { api, courseId, path, router } = await openLesson({ progress: { '0-0': 'in-progress' } })
  await quiet(0)
  const links = { id: 'links', title: 'Links', kind: 'text', minutes: 3 } as const
  api.answers(getLesson, aLesson({ courseId, lesson: links, key: '0-1' }))
  await press('Done and next')
  expect(router.state.location.pathname).toBe(`${path}/lessons/links`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeVisible()
  await quiet(100)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await quiet(1000)
  expect(sent(api)).toEqual([{ '0-0': 'completed', '0-1': 'in-progress' }])
})

test('a completed lesson stays completed when it is opened again', async () => {
  const { api } = await openLesson({ progress: { '0-0': 'completed' } })
  expect(await screen.findByText('Completed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
  await quiet(1000)
  expect(sent(api)).toEqual([])
})

test('without a network the completion stays on this device, and says so', async () => {
  const { api } = await openLesson({ progress: { '0-0': 'in-progress' } })
  await quiet(0)
  api.isUnreachable(updateProgress).isUnreachable(getLesson)
  await press('Done and next')
  await quiet(1000)
  expect(screen.getByText(/Kept on this device/)).toBeVisible()
  expect(screen.getByText('This could not be loaded')).toBeVisible()
})

test('a next lesson of another site opens in a new tab', async () => {
  const next = { id: 'spec', title: 'The standard', url: 'https://example.test/spec' }
  const { api } = await openLesson({ lesson: aLesson({ next }) })
  await quiet(0)
  const link = screen.getByRole('link', { name: 'Done and next (opens in a new tab)' })
  expect(link).toHaveAttribute('href', 'https://example.test/spec')
  fireEvent.click(link)
  await quiet(1000)
  expect(sent(api)).toEqual([{ '0-0': 'completed' }])
  expect(screen.getByText('Completed')).toBeVisible()
})

describe('the last lesson', () => {
  const last = aLesson({
    lesson: { id: 'forms', title: 'Forms', kind: 'text', minutes: 3 },
    key: '1-1',
    next: undefined,
    previous: { id: 'links', title: 'Links', kind: 'text' },
  })
  const link = (name: string) => screen.getByRole('link', { name })

  test('of a finished course leads to the certificate', async () => {
    const { path } = await openLesson({
      lesson: last,
      progress: { '0-0': 'completed', '0-1': 'completed', '1-0': 'completed', '1-1': 'in-progress' },
    })
    await quiet(0)
    await press('Done')
    expect(screen.getByRole('heading', { name: 'You have completed “Learn JavaScript”' })).toHaveFocus()
    expect(link('Get your certificate')).toHaveAttribute('href', path)
    expect(link('Find your next course')).toHaveAttribute('href', '/user/explore')
  })

  test('names the first lesson that is still open', async () => {
    const { path } = await openLesson({ lesson: last, progress: { '0-0': 'completed' } })
    await quiet(0)
    await press('Done')
    expect(screen.getByText(/2 lessons are still left/)).toBeVisible()
    expect(link('Continue with “Links”')).toHaveAttribute('href', `${path}/lessons/links`)
    expect(link('Previous: Links')).toBeVisible()
  })
})
