import type { LessonStatus, Progress } from '@mentor-connect/shared/contracts/learners'
import { PROGRESS_KEYS_MAX } from '@mentor-connect/shared/contracts/limits'

/** Lesson changes on their way to the server: those that wait, and those that a request carries right now. */
export interface PendingProgress {
  waiting: Progress
  sending: Progress
}

export const NOTHING_PENDING: PendingProgress = { waiting: {}, sending: {} }

/** What the learner sees: the stored progress under everything that is on its way. */
export function shownProgress(stored: Progress, pending: PendingProgress): Progress {
  return { ...stored, ...pending.sending, ...pending.waiting }
}

/** Notes a change. One that leads back to what is stored already is no change any more. */
export function withChange(
  pending: PendingProgress,
  stored: Progress,
  lesson: string,
  status: LessonStatus,
): PendingProgress {
  const before = pending.sending[lesson] ?? stored[lesson] ?? 'not-started'
  const waiting: Progress = { ...pending.waiting, [lesson]: status }
  if (before === status) delete waiting[lesson]
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

export function isPending(pending: PendingProgress): boolean {
  return hasAny(pending.waiting) || hasAny(pending.sending)
}

export function hasAny(progress: Progress): boolean {
  return Object.keys(progress).length > 0
}
