import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { paths } from '@mentor-connect/contract/remote'
import { lessonPagePath } from '../lesson-kinds/lessonPagePath'
import type { LessonPlace } from './ResourceFields'

/** The path to open after saving: the course, or the page of one of its lessons. */
export function afterSaving(course: OwnCourse, place?: LessonPlace): string {
  const lesson = place && course.modules[place.module]?.lessons[place.lesson]
  return lesson?.kind
    ? lessonPagePath(course._id, lesson.id, lesson.kind)
    : paths.mentorArea.resource(course._id)
}
