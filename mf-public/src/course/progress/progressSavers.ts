import type { Progress } from '@mentor-connect/contract/courses/progress'
import { isFinal, saveProgress, type LearnerCourse } from '@mentor-connect/api/progress'
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

/** Returns the saver of a learner in a course. If nobody is signed in, returns a saver that never saves. */
export function progressSaverOf(
  userId: string | undefined,
  courseId: string,
  view: CourseView,
): ProgressSaver {
  // On a server, visitors share this module, so nothing about a visitor may be stored in it.
  if (!userId) return new ProgressSaver({ send: () => Promise.reject(new Error('Nobody is signed in.')) })
  const course = { userId, courseId }
  const key = `${userId}/${courseId}`
  const known = entries.get(key)
  if (!known) return addEntry(key, course, view).saver
  known.view = view
  return known.saver
}

function addEntry(key: string, course: LearnerCourse, view: CourseView): Entry {
  const entry: Entry = {
    view,
    saver: new ProgressSaver({
      send: async (changes, options) => {
        try {
          const { progress, moved } = await saveProgress(course, changes, options)
          // The course is reloaded first, so that no status is shown at the wrong lesson.
          if (moved) await entry.view.reloadCourse()
          entry.view.applyServerProgress(progress)
        } catch (error) {
          if (isFinal(error)) void entry.view.reloadCourse()
          throw error
        }
      },
    }),
  }
  if (entries.size === 0) window.addEventListener('online', retryAll)
  entries.set(key, entry)
  syncOutbox(entry.saver, course)
  return entry
}

/** Retries all failed saves. */
function retryAll(): void {
  for (const { saver } of entries.values()) if (isPending(saver.state.pending)) void saver.save()
}
