import type { Lesson, LessonType } from '@mentor-connect/shared/contracts/courses'
import { lessonId, type LessonPlace } from './completion'

interface LessonRow extends LessonPlace {
  id: string | null
  title: string
  type: LessonType
  url: string
  file: string | null
}

/** A lesson as it is stored, with the id that stays its own. */
export function storedLesson({ title, type, url, file, ...place }: LessonRow): Lesson & { id: string } {
  return { id: lessonId(place), title, type, url, ...(file && { file }) }
}
