/** How much of a course is done. */
export interface Completion {
  totalLessons: number
  completedCount: number
  /** Modules in which every lesson is completed. */
  completedModules: number
  /** Rounded: may show 100 a little early. */
  percent: number
  /** Every lesson is completed, and there is at least one: the course can be certified. */
  isComplete: boolean
}

/** The key of a lesson in the progress map of the wire; both numbers count from 0. */
export function lessonKey(moduleIndex: number, lessonIndex: number): string {
  return `${moduleIndex}-${lessonIndex}`
}

/** @param modules for each module, whether each of its lessons is completed */
export function completionOf(modules: readonly (readonly boolean[])[]): Completion {
  const lessons = modules.flat()
  const totalLessons = lessons.length
  const completedCount = lessons.filter(Boolean).length
  const completedModules = modules.filter((module) => module.length > 0 && module.every(Boolean)).length
  return {
    totalLessons,
    completedCount,
    completedModules,
    percent: totalLessons === 0 ? 0 : Math.round((completedCount / totalLessons) * 100),
    isComplete: totalLessons > 0 && completedCount === totalLessons,
  }
}
