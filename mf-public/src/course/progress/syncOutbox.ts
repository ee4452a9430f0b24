import type { OutgoingProgress } from '@mentor-connect/shared/outboxes'
import { changesIn, entriesOf, progressOutbox, type LearnerCourse } from '@mentor-connect/shared/progress'
import type { PendingProgress } from './pendingProgress'
import type { ProgressSaver } from './ProgressSaver'

/**
 * Mirrors the unsaved changes of a saver to the outbox on this device, at once, so that nothing is lost when the browser
 * is closed or killed offline. Unsent changes of an earlier visit are given to the saver.
 */
export function syncOutbox(saver: ProgressSaver, course: LearnerCourse, outbox = progressOutbox()): void {
  let stored = new Map<string, OutgoingProgress>()
  let last: Promise<unknown> = outbox.open(course.userId).then((entries) => {
    const own = entries.filter(({ courseId }) => courseId === course.courseId)
    stored = new Map(own.map((entry) => [entry.id, entry]))
    saver.addUnsent(changesIn(own).get(course.courseId) ?? {})
  })

  /** One write after the other: a removal never overtakes the entry that it removes. */
  const store = async (pending: PendingProgress) => {
    const next = new Map(pendingEntries(course, pending).map((entry) => [entry.id, entry]))
    const removed = [...stored.keys()].filter((id) => !next.has(id))
    const added = [...next.values()].filter(({ id }) => !stored.has(id))
    stored = next
    await Promise.all([...added.map((entry) => outbox.put(entry)), ...removed.map((id) => outbox.remove(id))])
  }

  let before = saver.state.pending
  saver.subscribe(() => {
    const { pending } = saver.state
    if (pending === before) return
    before = pending
    last = last.then(() => store(saver.state.pending))
  })
}

function pendingEntries(course: LearnerCourse, { sending, waiting }: PendingProgress): OutgoingProgress[] {
  return [...entriesOf(course, sending), ...entriesOf(course, waiting)]
}
