import { paths } from '@mentor-connect/contract/remote'
import { useLocation } from 'react-router-dom'

/** Returns a function from a course id to its path in the current area, so that learners stay in their frame. */
export function useCoursePath(): (id: string) => string {
  const { pathname } = useLocation()
  return pathname.startsWith(`${paths.learner.root}/`) ? paths.learner.resource : paths.resource
}
