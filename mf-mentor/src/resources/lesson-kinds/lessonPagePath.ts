import { paths } from '@mentor-connect/contract/remote'
import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'

/** Path of the page on which a lesson is written. */
export function lessonPagePath(courseId: string, lessonId: string, kind: LessonKind): string {
  if (kind === 'quiz') return paths.mentorArea.quiz(courseId, lessonId)
  if (kind === 'task') return paths.mentorArea.task(courseId, lessonId)
  return paths.mentorArea.lesson(courseId, lessonId)
}
