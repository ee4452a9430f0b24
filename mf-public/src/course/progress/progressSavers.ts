import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { isFinal, saveProgress } from '@mentor-connect/shared/progress'
import { isPending } from './pendingProgress'
import { syncOutbox } from './syncOutbox'
import { ProgressSaver } from './ProgressSaver'

/** The page that currently shows the course. */
interface CourseView {
  /** Receives the server's merged progress after each save. */
  applyServerProgress: (stored: Progress) => void
  /** Resolves when the current version of the course is loaded. */
  reloadCourse: () => Promise<unknown>
}

interface Entry {
  saver: ProgressSaver
  view: CourseView
}

// Savers outlive the page of their course, so that a failed save is not lost on navigation.
const entries = new Map<string, Entry>()

/** Returns the saver of a learner in a course. */
export function progressSaverOf(userId: string, courseId: string, view: CourseView): ProgressSaver {
  const key = `${userId}/${courseId}`
  const known = entries.get(key)
  if (known) {
    known.view = view
    return known.saver
  }
  const course = { userId, courseId }
  const entry: Entry = {
    view,
    saver: new ProgressSaver({
      send: async (changes, options) => {
        try {
          const { progress, moved } = await saveProgress(course, changes, options)
          // Reload first, so that no status is shown at the wrong lesson.
          if (moved) await entry.view.reloadCourse()
          entry.view.applyServerProgress(progress)
        } catch (error) {
          if (isFinal(error)) void entry.view.reloadCourse()
          throw error
        }
      },
    }),
  }
  entries.set(key, entry)
  if (userId) syncOutbox(entry.saver, course)
  return entry.saver
}

/** Retries all failed saves. */
function retryAll(): void {
  for (const { saver } of entries.values()) if (isPending(saver.state.pending)) void saver.save()
}

window.addEventListener('online', retryAll)
