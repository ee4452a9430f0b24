import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { ProgressSaver } from './ProgressSaver'

/** A server that answers each save when the test says so. */
function aServer() {
  const requests: { changed: Progress; keepalive: boolean; succeed: () => void; fail: () => void }[] = []
  const send = (changed: Progress, { keepalive }: { keepalive: boolean }) =>
    new Promise<void>((resolve, reject) => {
      requests.push({ changed, keepalive, succeed: resolve, fail: () => reject(new Error('no network')) })
    })
  return { requests, saver: new ProgressSaver({ send }) }
}

const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

test('saves what changed in one request after a second of quiet', async () => {
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

test('sends nothing when the change was taken back in time', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  saver.change({}, '0-0', 'not-started')
  await jest.advanceTimersByTimeAsync(5000)
  expect(requests).toHaveLength(0)
  expect(saver.state.status).toBe('idle')
})

test('a change during a save goes into the next one', async () => {
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

test('a failed save is kept and goes along with the next change', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  requests[0]!.fail()
  await settled()
  expect(saver.state.status).toBe('failed')

  saver.change({}, '0-1', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  expect(requests[1]?.changed).toEqual({ '0-0': 'completed', '0-1': 'completed' })
})

test('a flush sends at once, together with what is under way, in a request that outlives the page', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  saver.change({}, '0-1', 'completed')
  saver.flush()
  expect(requests[1]).toMatchObject({ keepalive: true, changed: { '0-0': 'completed', '0-1': 'completed' } })
})

test('what a flush has taken over is kept when the flush fails', async () => {
  const { saver, requests } = aServer()
  saver.change({}, '0-0', 'completed')
  await jest.advanceTimersByTimeAsync(1000)
  saver.flush()
  requests[0]!.succeed()
  await settled()
  requests[1]!.fail()
  await settled()
  expect(saver.state).toEqual({ status: 'failed', pending: { waiting: { '0-0': 'completed' }, sending: {} } })
})

test('a flush without changes sends nothing', () => {
  const { saver, requests } = aServer()
  saver.flush()
  expect(requests).toHaveLength(0)
})

test('save ends when everything is stored', async () => {
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
