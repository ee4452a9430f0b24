import type { Lesson } from '@mentor-connect/contract/api/courses'
import type { LessonType } from '@mentor-connect/contract/rules/lessonTypes'

interface LessonRow {
  id: string
  title: string
  type: LessonType
  url: string
  file: string | null
}

/** Maps a row to a lesson with its stable id. */
export function storedLesson({ id, title, type, url, file }: LessonRow): Lesson & { id: string } {
  return { id, title, type, url, ...(file && { file }) }
}
