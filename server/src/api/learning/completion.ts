import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'

/** Where a lesson stands in its course; both count from 0. */
export interface LessonPlace {
  module_position: number
  position: number
}

/** Where a lesson stands, and the id by which it is known wherever it goes. */
export interface PlacedLesson extends LessonPlace {
  id: string
}

export interface Completion {
  totalLessons: number
  completedCount: number
  /** Modules in which every lesson is completed. */
  completedModules: number
  /** Every lesson is completed, and there is at least one. */
  isComplete: boolean
}

/** The key of a lesson in the specification's progress map. */
export function lessonKey({ module_position, position }: LessonPlace): string {
  return `${module_position}-${position}`
}

/** @param statuses by lesson id */
export function completionOf(
  lessons: PlacedLesson[],
  statuses: ReadonlyMap<string, LessonStatus>,
): Completion {
  const isDone = ({ id }: PlacedLesson) => statuses.get(id) === 'completed'
  const modules = new Set(lessons.map((lesson) => lesson.module_position))
  const unfinished = new Set(lessons.filter((l) => !isDone(l)).map((lesson) => lesson.module_position))
  const completedCount = lessons.filter(isDone).length
  return {
    totalLessons: lessons.length,
    completedCount,
    completedModules: modules.size - unfinished.size,
    isComplete: lessons.length > 0 && completedCount === lessons.length,
  }
}
