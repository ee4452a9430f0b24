import { useSession } from '@mentor-connect/shared/auth'
import { paths } from '@mentor-connect/shared/remote'

/** Where a Chat button leads: visitors sign up first; a learner's chat opens with that mentor. */
export function useChatPath(): (mentorId: string) => string {
  const { session } = useSession()
  if (session.status === 'signed-out') return () => paths.signUp
  if (session.role === 'mentor') return () => paths.mentorArea.chat
  return (mentorId) => `${paths.learner.chat}?with=${encodeURIComponent(mentorId)}`
}
