import type { Lesson } from '@mentor-connect/contract/courses/courses'
import { useParams } from 'react-router-dom'
import { useLessonPath } from './useLessonPath'

/** Returns the address of a lesson of the shown course; undefined unless the lesson is learned in place. */
export function useLessonAddress(): (lesson: Lesson) => string | undefined {
  const { courseId = '' } = useParams()
  const pathOf = useLessonPath()
  return ({ id, kind }) => (kind && id ? pathOf(courseId, id) : undefined)
}
