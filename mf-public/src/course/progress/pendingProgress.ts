import type { Progress } from '@mentor-connect/contract/courses/progress'
import { PROGRESS_KEYS_MAX } from '@mentor-connect/contract/rules/limits'
import { statusesOf, type LessonChange, type LessonChanges } from '@mentor-connect/api/progress'

/** Unsaved lesson changes: waiting ones, and those of the current request. */
export interface PendingProgress {
  waiting: LessonChanges
  sending: LessonChanges
}

export const NOTHING_PENDING: PendingProgress = { waiting: {}, sending: {} }

/** The progress to display: the stored progress with all unsaved changes applied. */
export function shownProgress(stored: Progress, pending: PendingProgress): Progress {
  return { ...stored, ...statusesOf(pending.sending), ...statusesOf(pending.waiting) }
}

/** Adds a change. A change back to the stored status removes the pending one. */
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

/** Moves waiting changes to a new request, at most as many as one request may contain. */
export function withSending(pending: PendingProgress): PendingProgress {
  const entries = Object.entries(pending.waiting)
  return {
    waiting: Object.fromEntries(entries.slice(PROGRESS_KEYS_MAX)),
    sending: Object.fromEntries(entries.slice(0, PROGRESS_KEYS_MAX)),
  }
}

/** Removes the changes of the current request. Called after the request has succeeded. */
export function withSent(pending: PendingProgress): PendingProgress {
  return { ...pending, sending: {} }
}

/**
 * Queues the changes of the current request again, except those that the learner has changed since. Called after the
 * request has failed.
 */
export function requeue(pending: PendingProgress): PendingProgress {
  return { waiting: { ...pending.sending, ...pending.waiting }, sending: {} }
}

/** Adds unsent changes of an earlier visit; newer changes take precedence. */
export function withUnsent(pending: PendingProgress, left: LessonChanges): PendingProgress {
  const unknown = Object.entries(left).filter(
    ([lesson]) => !(lesson in pending.waiting) && !(lesson in pending.sending),
  )
  return { ...pending, waiting: { ...Object.fromEntries(unknown), ...pending.waiting } }
}

export function isPending(pending: PendingProgress): boolean {
  return isNotEmpty(pending.waiting) || isNotEmpty(pending.sending)
}

export function isNotEmpty(changes: LessonChanges): boolean {
  return Object.keys(changes).length > 0
}
