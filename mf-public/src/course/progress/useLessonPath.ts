import { paths } from '@mentor-connect/contract/remote'
import { useLocation } from 'react-router-dom'

/** Returns a function from a lesson to its path in the current area, so that learners stay in their frame. */
export function useLessonPath(): (courseId: string, lessonId: string) => string {
  const { pathname } = useLocation()
  return pathname.startsWith(`${paths.learner.root}/`) ? paths.learner.lesson : paths.lesson
}
