import { paths } from '@mentor-connect/contract/remote'
import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'

/** The page where the content of a lesson in place is edited. */
export function lessonPagePath(courseId: string, lessonId: string, kind: LessonKind): string {
  if (kind === 'quiz') return paths.mentorArea.quiz(courseId, lessonId)
  if (kind === 'task') return paths.mentorArea.task(courseId, lessonId)
  return paths.mentorArea.lesson(courseId, lessonId)
}
