import { ApiFailure } from '@mentor-connect/api'
import { memoryOutbox } from '@mentor-connect/api/outbox'
import { PROGRESS_OUTBOX } from '@mentor-connect/api/outboxes'
import { syncOutbox } from './syncOutbox'
import { ProgressSaver } from './ProgressSaver'

const course = { userId: 'learner-1', courseId: 'course-1' }
const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.useRealTimers())

/** One visit to the course: a saver with or without a network, which uses the outbox of this browser. */
function aVisit(outbox = memoryOutbox(PROGRESS_OUTBOX), place = course) {
  const network = { isThere: false, sent: [] as string[][] }
  const send = async (changes: object) => {
    if (!network.isThere) throw new ApiFailure(0, 'unreachable', '')
    network.sent.push(Object.keys(changes))
  }
  const saver = new ProgressSaver({ send })
  syncOutbox(saver, place, outbox)
  const stored = async () =>
    (await outbox.open('learner-1')).map(({ lesson, status }) => `${lesson} ${status}`)
  return { saver, network, outbox, stored }
}

test('a change is stored before it is sent, and removed once the server has it', async () => {
  const { saver, network, stored } = aVisit()
  network.isThere = true
  saver.change({}, '0-0', 'completed')
  await settled()
  expect(await stored()).toEqual(['0-0 completed'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(network.sent).toEqual([['0-0']])
  expect(await stored()).toEqual([])
})

test('an unsent change is shown and sent at the next visit', async () => {
  const first = aVisit()
  first.saver.change({}, '0-0', 'completed')
  first.saver.change({}, '0-1', 'in-progress')
  await jest.advanceTimersByTimeAsync(1000)
  expect(first.saver.state.status).toBe('offline')

  const next = aVisit(first.outbox)
  next.network.isThere = true
  await settled()
  expect(Object.keys(next.saver.state.pending.waiting)).toEqual(['0-0', '0-1'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(next.network.sent).toEqual([['0-0', '0-1']])
  expect(await next.stored()).toEqual([])
})

test('only the latest change of a lesson is stored, and none if it is reverted', async () => {
  const { saver, stored } = aVisit()
  saver.change({}, '0-0', 'in-progress')
  await jest.advanceTimersByTimeAsync(10)
  saver.change({}, '0-0', 'completed')
  await settled()
  expect(await stored()).toEqual(['0-0 completed'])
  saver.change({}, '0-0', 'not-started')
  await settled()
  expect(await stored()).toEqual([])
})

test('two tabs keep their changes side by side', async () => {
  const one = aVisit()
  const two = aVisit(one.outbox)
  await settled()
  one.saver.change({}, '0-0', 'completed')
  two.saver.change({}, '0-1', 'completed')
  await settled()
  expect(await one.stored()).toEqual(['0-0 completed', '0-1 completed'])
})

test('unsent changes of another course are left alone', async () => {
  const first = aVisit()
  first.saver.change({}, '0-0', 'completed')
  await settled()
  const other = aVisit(first.outbox, { ...course, courseId: 'course-2' })
  await settled()
  expect(other.saver.state.status).toBe('idle')
  expect(await first.stored()).toEqual(['0-0 completed'])
})
