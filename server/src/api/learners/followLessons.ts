import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { lessonKey, type PlacedLesson } from '../learning/completion'

interface SeenLessons {
  /** By the keys that the learner saw. */
  progress: Progress
  /** Lesson key → id of the lesson that stood there. */
  lessonIds?: Record<string, string>
}

export interface FollowedLessons {
  /** Key that the learner saw → key where that lesson stands now. */
  places: Map<string, string>
  /** A lesson stands elsewhere than the learner saw it. */
  moved: boolean
  /** One sentence for each key that is no lesson of the course. */
  faults: Record<string, string>
}

/** Finds the lessons that a learner means, wherever the mentor has moved them since the page was loaded. */
export function followLessons(
  lessons: PlacedLesson[],
  { progress, lessonIds = {} }: SeenLessons,
): FollowedLessons {
  const keys = new Set(lessons.map(lessonKey))
  const keyOfId = new Map(lessons.map((lesson) => [lesson.id, lessonKey(lesson)]))
  const places = new Map<string, string>()
  const faults: Record<string, string> = {}
  for (const seen of Object.keys(progress)) {
    const id = lessonIds[seen]
    const place = id === undefined ? seen : keyOfId.get(id)
    if (place === undefined || !keys.has(place))
      faults[`progress.${seen}`] = 'This course has no such lesson.'
    else places.set(seen, place)
  }
  return { places, moved: [...places].some(([seen, place]) => seen !== place), faults }
}
