import type { Lesson } from '@mentor-connect/shared/contracts/courses'
import type { LessonType } from '@mentor-connect/shared/rules/lessonTypes'

interface LessonRow {
  id: string
  title: string
  type: LessonType
  url: string
  file: string | null
}

/** A lesson as it is stored, with the id that stays its own. */
export function storedLesson({ id, title, type, url, file }: LessonRow): Lesson & { id: string } {
  return { id, title, type, url, ...(file && { file }) }
}
