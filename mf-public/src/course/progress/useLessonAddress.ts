import type { Lesson } from '@mentor-connect/contract/courses/courses'
import { useParams } from 'react-router-dom'
import { useLessonPath } from './useLessonPath'

/** Returns a function from a lesson of the shown course to its path; undefined if the lesson is on another site. */
export function useLessonAddress(): (lesson: Lesson) => string | undefined {
  const { courseId = '' } = useParams()
  const pathOf = useLessonPath()
  return ({ id, kind }) => (kind && id ? pathOf(courseId, id) : undefined)
}
