import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'

/** Says if the person is the learner or the mentor, and returns the paths of that side's pages. */
export function useSide() {
  const side: MentorshipSide = useSession().session.role === 'mentor' ? 'mentor' : 'learner'
  const { mentorships, mentorship, chat, sessions } = side === 'mentor' ? paths.mentorArea : paths.learner
  return { side, mentorships, mentorship, chat, sessions }
}
