import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { saveProgress } from '@mentor-connect/shared/progress'
import { isPending } from './pendingProgress'
import { keepInOutbox } from './keepInOutbox'
import { ProgressSaver } from './ProgressSaver'

type TakeIn = (stored: Progress) => void

interface Entry {
  saver: ProgressSaver
  takeIn: TakeIn
}

// They outlive the page that shows the course, so that a save that failed is not lost by looking at another one.
const entries = new Map<string, Entry>()

/** The saver of one learner in one course. `takeIn` receives the server's merged progress after each save. */
export function progressSaverOf(userId: string, courseId: string, takeIn: TakeIn): ProgressSaver {
  const key = `${userId}/${courseId}`
  const known = entries.get(key)
  if (known) {
    known.takeIn = takeIn
    return known.saver
  }
  const course = { userId, courseId }
  const entry: Entry = {
    takeIn,
    saver: new ProgressSaver({
      send: async (changes, options) => entry.takeIn(await saveProgress(course, changes, options)),
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
