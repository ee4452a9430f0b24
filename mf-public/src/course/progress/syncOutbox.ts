import type { OutgoingProgress } from '@mentor-connect/api/outboxes'
import { changesIn, entriesOf, progressOutbox, type LearnerCourse } from '@mentor-connect/api/progress'
import type { PendingProgress } from './pendingProgress'
import type { ProgressSaver } from './ProgressSaver'

/**
 * Writes a saver's unsaved changes to the outbox on this device immediately, so that nothing is lost if the browser
 * is closed or killed while offline. Passes the unsent changes of an earlier visit to the saver.
 */
export function syncOutbox(saver: ProgressSaver, course: LearnerCourse, outbox = progressOutbox()): void {
  let stored = new Map<string, OutgoingProgress>()
  let last: Promise<unknown> = outbox.open(course.userId).then((entries) => {
    const own = entries.filter(({ courseId }) => courseId === course.courseId)
    stored = new Map(own.map((entry) => [entry.id, entry]))
    saver.addUnsent(changesIn(own).get(course.courseId) ?? {})
  })

  /** Writes are serialized, so that a removal never overtakes the write of its entry. */
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
