import type { Lesson } from '@mentor-connect/contract/courses/courses'
import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { LessonType } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import type { Flag } from '../../kernel/database/schema'

interface LessonRow {
  course_id: string
  id: string
  title: string
  type: LessonType
  url: string
  file: string | null
  kind: LessonKind | null
  minutes: number | null
  preview: Flag
}

/** Maps a row to a lesson with its stable id. */
export function storedLesson(row: LessonRow, siteUrl: string): Lesson & { id: string } {
  const { id, title, type, url, file, kind, minutes, preview } = row
  if (!kind) return { id, title, type, url, ...(file && { file }) }
  return {
    id,
    title,
    type,
    kind,
    url: lessonAddress(siteUrl, row),
    ...(minutes !== null && { minutes }),
    ...(preview === 1 && { preview: true as const }),
  }
}

/**
 * Returns the address of a lesson that is learned on this site. It is built at each read and not stored,
 * because the site may move.
 */
function lessonAddress(siteUrl: string, { course_id, id }: Pick<LessonRow, 'course_id' | 'id'>): string {
  return `${siteUrl}/resource/${course_id}/lessons/${id}`
}
