import type { Lesson } from '@mentor-connect/contract/api/courses'
import type { LessonKind } from '@mentor-connect/contract/rules/lessonKinds'

/** A lesson with what is known of it if it is learned in place. */
export type OutlineLesson = Lesson & {
  kind?: LessonKind
  minutes?: number
  /** Whether everybody may read it. */
  preview?: true
}
