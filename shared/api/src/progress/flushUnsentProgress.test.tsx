import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { PROGRESS_AGE_MAX_MS } from '@mentor-connect/contract/rules/limits'
import { FakeApi } from '@mentor-connect/testing'
import { memoryOutbox } from '../outbox'
import { PROGRESS_OUTBOX, type OutgoingProgress } from '../outboxes'
import { flushUnsentProgress } from './flushUnsentProgress'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

const NOW = new Date('2026-11-20T08:30:00.000Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

async function anOutbox(...parts: Partial<OutgoingProgress>[]) {
  const outbox = memoryOutbox(PROGRESS_OUTBOX)
  for (const [index, part] of parts.entries())
    await outbox.put({
      id: `entry-${index}`,
      userId: 'learner-1',
      courseId: 'course-1',
      lesson: '0-0',
      status: 'completed',
      actedAt: ago(0),
      ...part,
    })
  return { outbox, left: async () => (await outbox.open('learner-1')).map(({ id }) => id) }
}

const bodies = (api: FakeApi) => api.received(updateProgress).map(({ body }) => body)

test('sends unsent changes course by course with their ages, then removes them', async () => {
  const api = new FakeApi().answers(updateProgress, { progress: {} })
  const { outbox, left } = await anOutbox(
    { lesson: '0-0', status: 'in-progress', actedAt: ago(9000) },
    { lesson: '0-0', actedAt: ago(5000) },
    { lesson: '0-1', actedAt: ago(2000) },
    { courseId: 'course-2', actedAt: ago(1000) },
  )
  await flushUnsentProgress('learner-1', outbox)
  expect(bodies(api)).toMatchObject([
    {
      courseId: 'course-1',
      progress: { '0-0': 'completed', '0-1': 'completed' },
      ages: { '0-0': 5000, '0-1': 2000 },
    },
    { courseId: 'course-2', progress: { '0-0': 'completed' }, ages: { '0-0': 1000 } },
  ])
  expect(await left()).toEqual([])
})

test('clamps ages to the permitted range if the device clock was changed', async () => {
  const api = new FakeApi().answers(updateProgress, { progress: {} })
  const { outbox } = await anOutbox(
    { lesson: '0-0', actedAt: ago(-HOUR_MS) },
    { lesson: '0-1', actedAt: '1970-01-01T00:00:00.000Z' },
  )
  await flushUnsentProgress('learner-1', outbox)
  expect(bodies(api)[0]).toMatchObject({ ages: { '0-0': 0, '0-1': PROGRESS_AGE_MAX_MS } })
})

test('keeps changes when the server is unreachable', async () => {
  new FakeApi().isUnreachable(updateProgress)
  const { outbox, left } = await anOutbox({})
  await flushUnsentProgress('learner-1', outbox)
  expect(await left()).toEqual(['entry-0'])
})

test('removes changes that the server will never accept', async () => {
  new FakeApi().refuses(updateProgress, 403, 'not_enrolled')
  const { outbox, left } = await anOutbox({})
  await flushUnsentProgress('learner-1', outbox)
  expect(await left()).toEqual([])
})

test('a deleted lesson does not block other changes', async () => {
  const api = new FakeApi().refuses(updateProgress, 400, 'invalid_input', {
    'progress.9-9': 'No such lesson.',
  })
  const { outbox, left } = await anOutbox({ lesson: '9-9' }, { lesson: '0-0' })
  await flushUnsentProgress('learner-1', outbox)
  expect(bodies(api).map(({ progress }) => progress)).toEqual([
    { '9-9': 'completed', '0-0': 'completed' },
    { '0-0': 'completed' },
  ])
  expect(await left()).toEqual([])
})

test('never sends the changes of another person', async () => {
  const api = new FakeApi().answers(updateProgress, { progress: {} })
  const { outbox } = await anOutbox({ userId: 'learner-2' })
  await flushUnsentProgress('learner-1', outbox)
  expect(bodies(api)).toEqual([])
})
