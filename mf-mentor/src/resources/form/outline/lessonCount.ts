import type { ResourceValues } from '../resourceValues'

/** The number of lessons in all modules. */
export function lessonCountOf({ modules }: ResourceValues): number {
  return modules.reduce((sum, { lessons }) => sum + lessons.length, 0)
}
