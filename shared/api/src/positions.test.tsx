import { saveLessonPosition } from '@mentor-connect/contract/courses/lessons/lessons'
import { FakeApi } from '@mentor-connect/testing'
import { memoryOutbox } from './outbox'
import { POSITIONS_OUTBOX } from './outboxes'
import { flushUnsentPositions, placeOnDevice, savePosition } from './positions'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

const NOW = new Date('2026-11-20T08:30:00.000Z')
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const at = (blockId: string) => ({
  userId: 'learner-1',
  courseId: 'course-1',
  lessonId: 'dough',
  blockId,
  actedAt: new Date().toISOString(),
})
const later = { keepalive: false }
const bodies = (api: FakeApi) => api.received(saveLessonPosition).map(({ body }) => body)

test('a place that could not be sent is sent at the next visit, with its age, and only the last one', async () => {
  const outbox = memoryOutbox(POSITIONS_OUTBOX)
  new FakeApi().isUnreachable(saveLessonPosition)
  await expect(savePosition(at('one'), later, outbox)).rejects.toThrow()
  await expect(savePosition(at('two'), later, outbox)).rejects.toThrow()
  jest.advanceTimersByTime(60_000)
  const api = new FakeApi().answers(saveLessonPosition, {})
  await flushUnsentPositions('learner-1', outbox)
  expect(bodies(api)).toEqual([{ userId: 'learner-1', blockId: 'two', ageMs: 60_000 }])
  await flushUnsentPositions('learner-1', outbox)
  expect(bodies(api)).toHaveLength(1)
})

test('a place that was sent is not sent again', async () => {
  const outbox = memoryOutbox(POSITIONS_OUTBOX)
  const api = new FakeApi().answers(saveLessonPosition, {})
  await savePosition(at('one'), later, outbox)
  await flushUnsentPositions('learner-1', outbox)
  expect(bodies(api)).toHaveLength(1)
})

describe('this device knows the last place in a lesson', () => {
  const lesson = { userId: 'learner-1', courseId: 'course-1', lessonId: 'dough' }
  const placeNow = { blockId: 'one', at: NOW.toISOString() }

  test('before the server does', async () => {
    const outbox = memoryOutbox(POSITIONS_OUTBOX)
    new FakeApi().isUnreachable(saveLessonPosition)
    await expect(savePosition(at('one'), later, outbox)).rejects.toThrow()
    expect(await placeOnDevice(lesson, outbox)).toEqual(placeNow)
    expect(await placeOnDevice({ ...lesson, lessonId: 'oven' }, outbox)).toBeUndefined()
  })

  test('also once it was sent, for two weeks', async () => {
    const outbox = memoryOutbox(POSITIONS_OUTBOX)
    new FakeApi().answers(saveLessonPosition, {})
    await savePosition(at('one'), later, outbox)
    await flushUnsentPositions('learner-1', outbox)
    expect(await placeOnDevice(lesson, outbox)).toEqual(placeNow)
    jest.advanceTimersByTime(15 * 24 * 60 * 60_000)
    await flushUnsentPositions('learner-1', outbox)
    expect(await outbox.open('learner-1')).toEqual([])
  })

  test('not of another person', async () => {
    const outbox = memoryOutbox(POSITIONS_OUTBOX)
    new FakeApi().answers(saveLessonPosition, {})
    await savePosition(at('one'), later, outbox)
    expect(await placeOnDevice({ ...lesson, userId: 'learner-2' }, outbox)).toBeUndefined()
  })
})

test('a place in a lesson that is gone is dropped', async () => {
  const outbox = memoryOutbox(POSITIONS_OUTBOX)
  new FakeApi().refuses(saveLessonPosition, 404, 'not_found')
  await expect(savePosition(at('one'), later, outbox)).rejects.toThrow()
  await flushUnsentPositions('learner-1', outbox)
  expect(await outbox.open('learner-1')).toEqual([])
})
