import { positionsOutbox } from '@mentor-connect/api/positions'
import { saveLessonPosition, type LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { POSITION_SAVE_INTERVAL_MS } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { FakeApi } from '@mentor-connect/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { aLesson, aParagraph } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'

let view: (entries: { target: Element; isIntersecting: boolean }[]) => void

class FakeObserver {
  constructor(callback: typeof view) {
    view = callback
  }
  observe() {}
  disconnect() {}
}

const scrollIntoView = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(window, { IntersectionObserver: FakeObserver, scrollY: 400, scrollTo: jest.fn() })
  Object.assign(window.CSS ?? {}, { escape: (text: string) => text })
  Element.prototype.scrollIntoView = scrollIntoView
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const read = (id: string) =>
  view([{ target: document.querySelector(`[data-block="${id}"]`)!, isIntersecting: true }])
const leave = (id: string) =>
  view([{ target: document.querySelector(`[data-block="${id}"]`)!, isIntersecting: false }])
const sent = (api: FakeApi) => api.received(saveLessonPosition).map(({ body }) => body)

const open = async (parts: Partial<LessonPage> = {}, prepare?: (api: FakeApi, courseId: string) => void) => {
  const opened = await openLesson({ lesson: aLesson(parts), prepare })
  await quiet(100)
  return opened
}

test('the last block that was read is saved, at most once per interval', async () => {
  const { api } = await open()
  read('one')
  leave('one')
  read('two')
  await quiet(POSITION_SAVE_INTERVAL_MS - 1)
  expect(sent(api)).toEqual([])
  await quiet(1)
  expect(sent(api)).toEqual([{ userId: 'learner-1', blockId: 'two', ageMs: POSITION_SAVE_INTERVAL_MS }])
})

test('the position is saved when the lesson is left', async () => {
  const { api, unmount } = await open()
  read('three')
  unmount()
  await quiet(0)
  expect(sent(api)).toMatchObject([{ blockId: 'three' }])
})

test('a position that could not be sent is sent with the next one', async () => {
  const { api } = await open()
  api.isUnreachable(saveLessonPosition)
  read('two')
  await quiet(POSITION_SAVE_INTERVAL_MS)
  api.answers(saveLessonPosition, {})
  leave('two')
  read('three')
  await quiet(POSITION_SAVE_INTERVAL_MS)
  expect(sent(api).at(-1)).toMatchObject({ blockId: 'three' })
})

test('a lesson resumes where the learner stopped, and offers its start', async () => {
  await open({ position: { blockId: 'two', at: '2026-11-20T08:30:00.000Z' } })
  expect(scrollIntoView.mock.contexts[0]).toBe(document.querySelector('[data-block="two"]'))
  expect(screen.getByText('You are back where you stopped.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Go to the start' }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText('You are back where you stopped.')).toBeNull()
})

describe('a place that the server did not know when the lesson was loaded', () => {
  const position = { blockId: 'two', at: '2026-11-20T08:30:00.000Z' }
  const isOnDevice = (courseId: string, time: string) =>
    void positionsOutbox().put({
      id: `${courseId}/tags`,
      userId: 'learner-1',
      courseId,
      lessonId: 'tags',
      blockId: 'three',
      actedAt: `2026-11-20T${time}.000Z`,
    })
  const shown = () => (scrollIntoView.mock.contexts as Element[]).at(-1)?.getAttribute('data-block')

  test.each([
    ['an earlier one', { position }],
    ['none', {}],
  ])('is where the lesson resumes if the server has %s', async (_, parts) => {
    await open(parts, (_api, courseId) => isOnDevice(courseId, '09:30:00'))
    expect(shown()).toBe('three')
    expect(screen.getByText('You are back where you stopped.')).toBeVisible()
  })

  test('is left out if the learner was elsewhere later', async () => {
    await open({ position }, (_api, courseId) => isOnDevice(courseId, '07:30:00'))
    expect(shown()).toBe('two')
  })

  test('does not move a reader who has gone on meanwhile', async () => {
    let find = () => {}
    await open({ position }, (_api, courseId) => {
      isOnDevice(courseId, '09:30:00')
      const known = positionsOutbox().open('learner-1')
      jest
        .spyOn(positionsOutbox(), 'open')
        .mockReturnValue(new Promise((resolve) => (find = () => resolve(known))))
    })
    expect(shown()).toBe('two')
    Object.assign(window, { scrollY: 900 })
    find()
    await quiet(100)
    expect(shown()).toBe('two')
  })
})

test.each([
  ['the first block', 'one'],
  ['a block that was removed since', 'gone'],
])('a position at %s stays at the start', async (_, blockId) => {
  await open({ position: { blockId, at: '2026-11-20T08:30:00.000Z' } })
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(screen.queryByText('You are back where you stopped.')).toBeNull()
})

test('a video resumes at its second, unless another one was chosen, and saves it', async () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/tags.mp4'
  const { api } = await open({
    lesson: { id: 'tags', title: 'Tags', kind: 'video', minutes: 2 },
    body: {
      blocks: [{ id: 'v', type: 'video', title: 'Film', source: { file, seconds: 90 } }, aParagraph('p')],
    },
    position: { blockId: 'v', second: 42, at: '2026-11-20T08:30:00.000Z' },
  })
  const video = screen.getByLabelText<HTMLVideoElement>('Film')
  Object.defineProperties(video, { duration: { value: 90 }, paused: { value: false } })
  video.currentTime = 12
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(12)
  video.currentTime = 0
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(42)
  video.currentTime = 50.7
  fireEvent.timeUpdate(video)
  await quiet(POSITION_SAVE_INTERVAL_MS)
  expect(sent(api)).toMatchObject([{ blockId: 'v', second: 50 }])
})
