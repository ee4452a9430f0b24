import { paths } from '@mentor-connect/contract/remote'
import { useLocation } from 'react-router-dom'

/** Returns the path of a lesson in the current area, so that a learner stays inside the learner frame. */
export function useLessonPath(): (courseId: string, lessonId: string) => string {
  const { pathname } = useLocation()
  return pathname.startsWith(`${paths.learner.root}/`) ? paths.learner.lesson : paths.lesson
}
