import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { saveWatched } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { getProgress, updateProgress } from '@mentor-connect/contract/courses/progress'
import { WATCHED_INTERVAL_MS } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { FakeApi } from '@mentor-connect/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { aLesson } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'
import { playedPieces } from './playedPieces'

const file = '/files/lesson-abcdefghijklmnopqrstuv/video.mp4'
const LESSON = aLesson({
  lesson: { id: 'film', title: 'Tags on film', kind: 'video', minutes: 2 },
  body: { blocks: [{ id: 'v', type: 'video', title: 'Film', source: { file, seconds: 30 } }] },
})

const ranges = (...pairs: [number, number][]) => ({
  length: pairs.length,
  start: (at: number) => pairs[at]![0],
  end: (at: number) => pairs[at]![1],
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const quiet = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const sent = (api: FakeApi) => api.received(saveWatched).map(({ body }) => body)
const pieces = (api: FakeApi) => sent(api).map((body) => (body as { pieces: number[] }).pieces)

const open = async (prepare?: (api: FakeApi) => void) => {
  const opened = await openLesson({ lesson: LESSON, prepare })
  await quiet(100)
  return opened
}
const play = (...pairs: [number, number][]) => {
  const video = screen.getByLabelText<HTMLVideoElement>('Film')
  const values = { duration: 30, paused: false, played: ranges(...pairs) }
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(video, name, { value, configurable: true })
  fireEvent.timeUpdate(video)
  return video
}

test.each<[string, [number, number][], number[]]>([
  ['nothing', [], []],
  ['two pieces', [[0, 10.2]], [0, 1]],
  ['half a piece, as after a resume', [[12.5, 15]], [2]],
  ['less than half a piece', [[12.6, 15]], []],
  [
    'what lies around a jump',
    [
      [0, 5],
      [25, 30],
    ],
    [0, 5],
  ],
  ['the short last piece', [[30, 31]], [6]],
])('the pieces of %s', (_, played, expected) => {
  expect(playedPieces({ duration: 32, played: ranges(...played) })).toEqual(expected)
})

test('a video without a length has no pieces', () => {
  expect(playedPieces({ duration: NaN, played: ranges([0, 5]) })).toEqual([])
})

test('the beginning is reported at once, then new pieces at most once per interval', async () => {
  const { api } = await open()
  play([0, 0.2])
  await quiet(0)
  expect(sent(api)).toEqual([{ userId: 'learner-1', blockId: 'v', pieces: [] }])
  play([0, 5])
  play([0, 10])
  await quiet(WATCHED_INTERVAL_MS - 1)
  expect(sent(api)).toHaveLength(1)
  await quiet(1)
  expect(pieces(api)).toEqual([[], [0, 1]])
  play([0, 15])
  await quiet(WATCHED_INTERVAL_MS)
  expect(pieces(api)).toEqual([[], [0, 1], [2]])
})

test('what does not count yet is sent again', async () => {
  const { api } = await open()
  api.answers(saveWatched, { watched: 1, of: 6, left: [1] })
  play([0, 10])
  await quiet(100)
  api.answers(saveWatched, { watched: 2, of: 6, left: [] })
  await quiet(WATCHED_INTERVAL_MS)
  expect(pieces(api)).toEqual([[0, 1], [1]])
  await quiet(WATCHED_INTERVAL_MS * 3)
  expect(sent(api)).toHaveLength(2)
})

test('at the end everything is sent, and the lesson shows as completed', async () => {
  const { api } = await open()
  play([0, 1])
  await quiet(0)
  api.answers(saveWatched, { watched: 6, of: 6, left: [], status: 'completed' })
  api.answers(getProgress, { progress: { '0-0': 'completed' } })
  fireEvent.pause(play([0, 30]))
  await quiet(100)
  expect(pieces(api)).toEqual([[], [0, 1, 2, 3, 4, 5]])
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('without a network, pieces wait, also for the next visit', async () => {
  const { api, unmount } = await open()
  api.isUnreachable(saveWatched)
  play([0, 10])
  await quiet(WATCHED_INTERVAL_MS)
  unmount()
  await quiet(0)
  const { api: later } = await open()
  await quiet(0)
  expect(pieces(later)).toEqual([[0, 1]])
})

test('somebody who is not enrolled reports nothing', async () => {
  const { api } = await openLesson({
    lesson: { ...LESSON, lesson: { ...LESSON.lesson, preview: true } },
    isEnrolled: false,
  })
  await quiet(100)
  play([0, 10])
  await quiet(WATCHED_INTERVAL_MS)
  expect([sent(api), api.received(updateProgress), api.received(getLesson)]).toEqual([
    [],
    [],
    [expect.anything()],
  ])
})
