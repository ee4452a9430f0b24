import type { Progress } from '@mentor-connect/contract/courses/progress'
import { keyOf, type PlacedLesson } from '../../courses/catalogue/placedLesson'

interface SeenLessons {
  /** Statuses by the lesson keys of the page that the learner has loaded. */
  progress: Progress
  /** Lesson key → id of the lesson at that position. */
  lessonIds?: Record<string, string>
}

export interface ResolvedLessons {
  /** Key that the learner saw → id of the lesson. */
  ids: Map<string, string>
  /** True if a lesson was moved after the learner loaded the page. */
  moved: boolean
  /** A message for each key that does not belong to any lesson of the course. */
  errors: Record<string, string>
}

/** Maps lesson keys to lesson ids, even if the mentor has moved the lessons since the page was loaded. */
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
