import { paths } from '@mentor-connect/shared/remote'
import { useLocation } from 'react-router-dom'

/** The address of a course in the area that the page is shown in: a learner stays inside the learner frame. */
export function useCoursePath(): (id: string) => string {
  const { pathname } = useLocation()
  return pathname.startsWith(`${paths.learner.root}/`) ? paths.learner.resource : paths.resource
}
