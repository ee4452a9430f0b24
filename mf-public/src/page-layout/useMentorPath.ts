import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/** Returns the path of a mentor's page, inside the learner frame for learners. */
export function useMentorPath(): (mentorId: string) => string {
  const { session } = useSession()
  return session.role === 'user' ? paths.learner.mentor : paths.mentor
}
