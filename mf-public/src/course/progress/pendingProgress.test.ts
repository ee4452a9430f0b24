import type { Progress } from '@mentor-connect/contract/courses/progress'
import { PROGRESS_KEYS_MAX } from '@mentor-connect/contract/rules/limits'
import type { LessonChange, LessonChanges } from '@mentor-connect/api/progress'
import {
  NOTHING_PENDING,
  isPending,
  shownProgress,
  withChange,
  withUnsent,
  requeue,
  withSending,
  withSent,
  type PendingProgress,
} from './pendingProgress'

const at = '2026-11-20T08:30:00.000Z'
const DONE: LessonChange = { status: 'completed', actedAt: at }
const BEGUN: LessonChange = { status: 'in-progress', actedAt: at }
const NEW: LessonChange = { status: 'not-started', actedAt: at }

test.each<[string, PendingProgress, Progress, LessonChange, LessonChanges]>([
  ['a first change waits', NOTHING_PENDING, {}, DONE, { '0-0': DONE }],
  [
    'a second change replaces the first',
    { waiting: { '0-0': BEGUN }, sending: {} },
    {},
    DONE,
    { '0-0': DONE },
  ],
  [
    'back to what is stored is no change',
    { waiting: { '0-0': DONE }, sending: {} },
    { '0-0': 'in-progress' },
    BEGUN,
    {},
  ],
  ['back to not started is no change', { waiting: { '0-0': DONE }, sending: {} }, {}, NEW, {}],
  [
    'a change of what is being sent waits',
    { waiting: {}, sending: { '0-0': DONE } },
    {},
    NEW,
    { '0-0': NEW },
  ],
  ['what is being sent already need not wait', { waiting: {}, sending: { '0-0': DONE } }, {}, DONE, {}],
  [
    'other lessons keep waiting',
    { waiting: { '1-0': DONE }, sending: {} },
    {},
    DONE,
    { '1-0': DONE, '0-0': DONE },
  ],
])('%s', (_, pending, stored, change, waiting) => {
  expect(withChange(pending, stored, '0-0', change).waiting).toEqual(waiting)
})

test('the latest of stored, sent and waiting changes is shown', () => {
  const stored: Progress = { '0-0': 'not-started', '0-1': 'not-started', '0-2': 'not-started' }
  const pending: PendingProgress = { sending: { '0-1': BEGUN, '0-2': BEGUN }, waiting: { '0-2': DONE } }
  expect(shownProgress(stored, pending)).toEqual({
    '0-0': 'not-started',
    '0-1': 'in-progress',
    '0-2': 'completed',
  })
})

test('a failed request requeues its changes, except those changed since', () => {
  const pending: PendingProgress = { sending: { '0-0': DONE, '0-1': DONE }, waiting: { '0-1': NEW } }
  expect(requeue(pending)).toEqual({ sending: {}, waiting: { '0-0': DONE, '0-1': NEW } })
})

test('unsent changes of an earlier visit are queued, except those changed since', () => {
  const pending: PendingProgress = { sending: { '0-1': BEGUN }, waiting: { '0-2': DONE } }
  expect(withUnsent(pending, { '0-0': DONE, '0-1': DONE, '0-2': NEW })).toEqual({
    sending: { '0-1': BEGUN },
    waiting: { '0-0': DONE, '0-2': DONE },
  })
})

test('after a successful request only waiting changes remain', () => {
  expect(withSent({ sending: { '0-0': DONE }, waiting: { '0-1': NEW } })).toEqual({
    sending: {},
    waiting: { '0-1': NEW },
  })
})

test('a request contains at most as many lessons as the server accepts', () => {
  const waiting = Object.fromEntries(
    Array.from({ length: PROGRESS_KEYS_MAX + 1 }, (_, n) => [`0-${n}`, DONE]),
  )
  const pending = withSending({ waiting, sending: {} })
  expect(Object.keys(pending.sending)).toHaveLength(PROGRESS_KEYS_MAX)
  expect(Object.keys(pending.waiting)).toEqual([`0-${PROGRESS_KEYS_MAX}`])
})

test('pending changes are those waiting or being sent', () => {
  expect(isPending(NOTHING_PENDING)).toBe(false)
  expect(isPending({ waiting: { '0-0': DONE }, sending: {} })).toBe(true)
  expect(isPending({ waiting: {}, sending: { '0-0': DONE } })).toBe(true)
})
