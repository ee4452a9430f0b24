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

export function lessonKey({ module_position, position }: LessonPlace): string {
  return `${module_position}-${position}`
}

/** The lesson's id; one of a course that was never edited is known by where it stands. */
export function lessonId({ id, module_position, position }: LessonPlace & { id: string | null }): string {
  return id ?? `lesson-${module_position}-${position}`
}

/** Statuses of lessons that the course no longer has count for nothing. */
export function completionOf(lessons: LessonPlace[], progress: Record<string, LessonStatus>): Completion {
  const isDone = (lesson: LessonPlace) => progress[lessonKey(lesson)] === 'completed'
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
