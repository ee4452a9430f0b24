/** The part of a course that is completed. */
export interface Completion {
  totalLessons: number
  completedCount: number
  /** Number of modules with all lessons completed. */
  completedModules: number
  /** Rounded, so it may be 100 before `isComplete` is true. */
  percent: number
  /** True if there is at least one lesson and all lessons are completed, so that a certificate can be issued. */
  isComplete: boolean
}

/** The key of a lesson in the progress map; both indexes are zero-based. */
export function lessonKey(moduleIndex: number, lessonIndex: number): string {
  return `${moduleIndex}-${lessonIndex}`
}

/** @param modules for each module, a list that says for each of its lessons whether it is completed */
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
