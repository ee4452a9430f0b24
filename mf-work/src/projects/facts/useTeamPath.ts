import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

/** Returns a function from the id of a team to the address of its page, in the frame of the reader. */
export function useTeamPath(): (teamId: string) => string {
  const { session } = useSession()
  return session.role === 'mentor' ? paths.mentorArea.team : paths.learner.team
}
