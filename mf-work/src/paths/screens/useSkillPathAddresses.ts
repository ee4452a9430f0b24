import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/** Addresses that the pages of paths link to. For learners, they are inside the learner frame. */
export function useSkillPathAddresses() {
  const { session } = useSession()
  const { skillPaths, skillPath, resource, mentor } = session.role === 'user' ? paths.learner : paths
  return { list: skillPaths, pathOf: skillPath, courseOf: resource, mentorOf: mentor }
}
