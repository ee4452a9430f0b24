import type { OutgoingProgress } from '@mentor-connect/shared/outbox'
import { changesIn, entriesOf, progressOutbox, type LearnerCourse } from '@mentor-connect/shared/progress'
import type { PendingProgress } from './pendingProgress'
import type { ProgressSaver } from './ProgressSaver'

/**
 * Keeps on this device what a saver has not saved yet, from the moment of the act, so that a browser that is closed
 * or killed without a network loses nothing; and gives the saver what an earlier visit left.
 */
export function keepInOutbox(saver: ProgressSaver, course: LearnerCourse, outbox = progressOutbox()): void {
  let kept = new Map<string, OutgoingProgress>()
  let last: Promise<unknown> = outbox.open(course.userId).then((entries) => {
    const own = entries.filter(({ courseId }) => courseId === course.courseId)
    kept = new Map(own.map((entry) => [entry.id, entry]))
    saver.restore(changesIn(own).get(course.courseId) ?? {})
  })

  /** One after the other: a removal never overtakes the entry that it removes. */
  const store = async (pending: PendingProgress) => {
    const wanted = new Map(pendingEntries(course, pending).map((entry) => [entry.id, entry]))
    const gone = [...kept.keys()].filter((id) => !wanted.has(id))
    const fresh = [...wanted.values()].filter(({ id }) => !kept.has(id))
    kept = wanted
    await Promise.all([...fresh.map((entry) => outbox.put(entry)), ...gone.map((id) => outbox.remove(id))])
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
