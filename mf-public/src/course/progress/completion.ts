import type { Module } from '@mentor-connect/shared/contracts/courses'
import type { Progress } from '@mentor-connect/shared/contracts/learners'

export interface Completion {
  completed: number
  total: number
  /** Rounded. */
  percent: number
}

export function lessonKey(moduleIndex: number, lessonIndex: number): string {
  return `${moduleIndex}-${lessonIndex}`
}

/** How much of a course is done. Lessons that the course no longer has do not count. */
export function completionOf(modules: Module[], progress: Progress): Completion {
  const keys = modules.flatMap(({ lessons }, module) => lessons.map((_, lesson) => lessonKey(module, lesson)))
  const completed = keys.filter((key) => progress[key] === 'completed').length
  const total = keys.length
  return { completed, total, percent: total === 0 ? 0 : Math.round((completed / total) * 100) }
}

/** Rounding may show 100 % a little early; only this says that nothing is left. */
export function isComplete({ completed, total }: Completion): boolean {
  return total > 0 && completed === total
}
