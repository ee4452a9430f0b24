import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { isFinal, saveProgress } from '@mentor-connect/shared/progress'
import { isPending } from './pendingProgress'
import { keepInOutbox } from './keepInOutbox'
import { ProgressSaver } from './ProgressSaver'

/** The page that shows the course at the moment. */
interface CourseView {
  /** Receives the server's merged progress after each save. */
  takeIn: (stored: Progress) => void
  /** Ends when the course is there as it stands now. */
  reloadCourse: () => Promise<unknown>
}

interface Entry {
  saver: ProgressSaver
  view: CourseView
}

// They outlive the page that shows the course, so that a save that failed is not lost by looking at another one.
const entries = new Map<string, Entry>()

/** The saver of one learner in one course. */
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
          // First the lessons in their new order, so that no status shows at another lesson meanwhile.
          if (moved) await entry.view.reloadCourse()
          entry.view.takeIn(progress)
        } catch (error) {
          if (isFinal(error)) void entry.view.reloadCourse()
          throw error
        }
      },
    }),
  }
  entries.set(key, entry)
  if (userId) keepInOutbox(entry.saver, course)
  return entry.saver
}

/** Tries again what failed, wherever it was left. */
function retryAll(): void {
  for (const { saver } of entries.values()) if (isPending(saver.state.pending)) void saver.save()
}

window.addEventListener('online', retryAll)
