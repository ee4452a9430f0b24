import type { Progress } from '@mentor-connect/contract/courses/progress'
import { ApiFailure } from '@mentor-connect/api'
import { statusesOf, type LessonChanges } from '@mentor-connect/api/progress'
import { PROGRESS_RETRY_MS, ProgressSaver } from './ProgressSaver'

interface Request {
  changed: Progress
  keepalive: boolean
  succeed: () => void
  fail: (failure?: ApiFailure) => void
}

const UNREACHABLE = new ApiFailure(0, 'unreachable', 'no network')

/** A server whose responses the test triggers. */
function aServer() {
  const requests: Request[] = []
  const send = (changes: LessonChanges, { keepalive }: { keepalive: boolean }) =>
    new Promise<void>((resolve, reject) => {
      const fail = (failure = UNREACHABLE) => reject(failure)
      requests.push({ changed: statusesOf(changes), keepalive, succeed: resolve, fail })
    })
  return { requests, saver: new ProgressSaver({ send }) }
}

const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

test('saves all changes in one request, one second after the last', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(900)
  saver.change({}, '0-1', 'in-progress')
  await jest.advanceTimersByTimeAsync(999)
  expect(requests).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(requests.map(({ changed }) => changed)).toEqual([{ '0-0': 'completed', '0-1': 'in-progress' }])
  expect(saver.state.status).toBe('saving')
  requests[0]!.succeed()
  await settled()
  expect(saver.state).toEqual({ status: 'saved', pending: { waiting: {}, sending: {} } })
})

test('sends nothing if a change is reverted in time', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  saver.change({}, '0-0', 'not-started')
  await jest.advanceTimersByTimeAsync(5000)
  expect(requests).toHaveLength(0)
  expect(saver.state.status).toBe('idle')
})

test('saves a change made during a request in the next one', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  saver.change({}, '0-1', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  expect(requests).toHaveLength(1)
  requests[0]!.succeed()
  await settled()
  expect(requests[1]?.changed).toEqual({ '0-1': 'completed' })
})

test('keeps the changes of a failed request and sends them with the next change', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  requests[0]!.fail()
  await settled()
  expect(saver.state.status).toBe('offline')

  saver.change({}, '0-1', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  expect(requests[1]?.changed).toEqual({ '0-0': 'completed', '0-1': 'completed' })
})

test('a flush sends everything at once, including the running request’s changes, with keepalive', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  saver.change({}, '0-1', 'completed')
  saver.flush()
  expect(requests[1]).toMatchObject({ keepalive: true, changed: { '0-0': 'completed', '0-1': 'completed' } })
})

test('keeps the changes of a failed flush', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  saver.flush()
  requests[0]!.succeed()
  await settled()
  requests[1]!.fail()
  await settled()
  expect(saver.state.status).toBe('offline')
  expect(statusesOf(saver.state.pending.waiting)).toEqual({ '0-0': 'completed' })
})

test.each([
  [503, 'unavailable', 'offline'],
  [500, 'internal', 'failed'],
] as const)('a response with %s (%s) leaves the state %s', async (status, code, expected) => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  requests[0]!.fail(new ApiFailure(status, code, 'away'))
  await settled()
  expect(saver.state.status).toBe(expected)
})

test('retries a failed request by itself', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  requests[0]!.fail(new ApiFailure(500, 'internal', 'down'))
  await jest.advanceTimersByTimeAsync(PROGRESS_RETRY_MS)
  expect(requests[1]?.changed).toEqual({ '0-0': 'completed' })
})

test.each([
  [403, 'not_enrolled', {}],
  [404, 'not_found', {}],
  [400, 'invalid_input', {}],
  [401, 'unauthenticated', { '0-0': 'completed' }],
] as const)('does not retry by itself after %i %s', async (status, code, left) => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  requests[0]!.fail(new ApiFailure(status, code, ''))
  await jest.advanceTimersByTimeAsync(PROGRESS_RETRY_MS)
  expect(requests).toHaveLength(1)
  expect(saver.state.status).toBe('failed')
  expect(statusesOf(saver.state.pending.waiting)).toEqual(left)
})

test('shows and saves the unsent changes of an earlier visit', async () => {
  const { saver, requests } = aServer()
  saver.addUnsent({ '0-0': { status: 'completed', actedAt: '2026-11-20T08:30:00.000Z' } })
  expect(saver.state.status).toBe('waiting')
  await jest.advanceTimersByTimeAsync(1000)
  expect(requests[0]?.changed).toEqual({ '0-0': 'completed' })
})

test('a flush without changes sends nothing', () => {
  const { saver, requests } = aServer()
  saver.flush()
  expect(requests).toHaveLength(0)
})

test('save() resolves when everything is stored', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  const ended = jest.fn()
  void saver.save().then(ended)
  await settled()
  expect(ended).not.toHaveBeenCalled()
  requests[0]!.succeed()
  await settled()
  expect(ended).toHaveBeenCalled()
})
