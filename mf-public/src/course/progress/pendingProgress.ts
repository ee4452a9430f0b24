import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { PROGRESS_KEYS_MAX } from '@mentor-connect/shared/contracts/limits'
import { statusesOf, type LessonChange, type LessonChanges } from '@mentor-connect/shared/progress'

/** Lesson changes on their way to the server: those that wait, and those that a request carries right now. */
export interface PendingProgress {
  waiting: LessonChanges
  sending: LessonChanges
}

export const NOTHING_PENDING: PendingProgress = { waiting: {}, sending: {} }

/** What the learner sees: the stored progress under everything that is on its way. */
export function shownProgress(stored: Progress, pending: PendingProgress): Progress {
  return { ...stored, ...statusesOf(pending.sending), ...statusesOf(pending.waiting) }
}

/** Notes a change. One that leads back to what is stored already is no change any more. */
export function withChange(
  pending: PendingProgress,
  stored: Progress,
  lesson: string,
  change: LessonChange,
): PendingProgress {
  const before = pending.sending[lesson]?.status ?? stored[lesson] ?? 'not-started'
  const waiting = { ...pending.waiting, [lesson]: change }
  if (before === change.status) delete waiting[lesson]
  return { ...pending, waiting }
}

/** Moves what waits into the request that starts now, no more than one request may carry. */
export function withSending(pending: PendingProgress): PendingProgress {
  const entries = Object.entries(pending.waiting)
  return {
    waiting: Object.fromEntries(entries.slice(PROGRESS_KEYS_MAX)),
    sending: Object.fromEntries(entries.slice(0, PROGRESS_KEYS_MAX)),
  }
}

/** The request arrived: what it carried is stored. */
export function withSent(pending: PendingProgress): PendingProgress {
  return { ...pending, sending: {} }
}

/** The request failed: what it carried waits again, unless the learner has changed it since. */
export function withReturned(pending: PendingProgress): PendingProgress {
  return { waiting: { ...pending.sending, ...pending.waiting }, sending: {} }
}

/** What an earlier visit left waits again, under what was changed since. */
export function withRestored(pending: PendingProgress, left: LessonChanges): PendingProgress {
  const unknown = Object.entries(left).filter(
    ([lesson]) => !(lesson in pending.waiting) && !(lesson in pending.sending),
  )
  return { ...pending, waiting: { ...Object.fromEntries(unknown), ...pending.waiting } }
}

export function isPending(pending: PendingProgress): boolean {
  return hasAny(pending.waiting) || hasAny(pending.sending)
}

export function hasAny(changes: LessonChanges): boolean {
  return Object.keys(changes).length > 0
}
