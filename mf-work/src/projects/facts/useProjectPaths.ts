import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/** Addresses that the pages of projects link to. For learners, they are inside the learner frame. */
export function useProjectPaths() {
  const { session } = useSession()
  const { projects, project, mentor } = session.role === 'user' ? paths.learner : paths
  return { list: projects, one: project, mentorOf: mentor }
}
