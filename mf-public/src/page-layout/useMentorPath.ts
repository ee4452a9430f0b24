import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/**
 * Returns a function from a mentor's id to the path of their page; for learners the path is inside the learner frame.
 */
export function useMentorPath(): (mentorId: string) => string {
  const { session } = useSession()
  return session.role === 'user' ? paths.learner.mentor : paths.mentor
}
