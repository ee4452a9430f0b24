import type { Progress } from '@mentor-connect/shared/contracts/learners'
import { keyOf, type PlacedLesson } from '../course-data/placedLesson'

interface SeenLessons {
  /** By the keys that the learner saw. */
  progress: Progress
  /** Lesson key → id of the lesson that stood there. */
  lessonIds?: Record<string, string>
}

export interface ResolvedLessons {
  /** Key that the learner saw → id of the lesson. */
  ids: Map<string, string>
  /** A lesson stands elsewhere than the learner saw it. */
  moved: boolean
  /** One message for each key that is no lesson of the course. */
  errors: Record<string, string>
}

/** Finds the lessons that a learner means, wherever the mentor has moved them since the page was loaded. */
export function resolveLessons(
  lessons: PlacedLesson[],
  { progress, lessonIds = {} }: SeenLessons,
): ResolvedLessons {
  const idOfKey = new Map(lessons.map((lesson) => [keyOf(lesson), lesson.id]))
  const keyOfId = new Map(lessons.map((lesson) => [lesson.id, keyOf(lesson)]))
  const ids = new Map<string, string>()
  const errors: Record<string, string> = {}
  for (const key of Object.keys(progress)) {
    const id = lessonIds[key] ?? idOfKey.get(key)
    if (id !== undefined && keyOfId.has(id)) ids.set(key, id)
    else errors[`progress.${key}`] = 'This course has no such lesson.'
  }
  return { ids, moved: [...ids].some(([key, id]) => keyOfId.get(id) !== key), errors }
}
