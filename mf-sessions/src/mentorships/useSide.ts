import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'

/** Which of the two people of a mentorship the caller is, and where this side finds its pages. */
export function useSide() {
  const side: MentorshipSide = useSession().session.role === 'mentor' ? 'mentor' : 'learner'
  const { mentorships, mentorship, chat, sessions } = side === 'mentor' ? paths.mentorArea : paths.learner
  return { side, mentorships, mentorship, chat, sessions }
}
