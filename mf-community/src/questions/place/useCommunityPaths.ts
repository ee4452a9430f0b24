import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

export interface CommunityPaths {
  list: string
  subject: (id: string) => string
  question: (id: string) => string
  ask: string
  own: string
  /** Path of the page of a mentor who has answered. */
  mentor: (id: string) => string
}

const LEARNER: CommunityPaths = {
  list: paths.learner.community,
  subject: paths.learner.communitySubject,
  question: paths.learner.communityQuestion,
  ask: paths.learner.askCommunity,
  own: paths.learner.ownCommunity,
  mentor: paths.learner.mentor,
}
const MENTOR: CommunityPaths = {
  list: paths.mentorArea.community,
  subject: paths.mentorArea.communitySubject,
  question: paths.mentorArea.communityQuestion,
  ask: paths.mentorArea.askCommunity,
  own: paths.mentorArea.ownCommunity,
  mentor: paths.mentor,
}
/**
 * Paths for visitors. They have no pages of their own, because they write as learners once they have logged
 * in.
 */
const SITE: CommunityPaths = {
  ...LEARNER,
  list: paths.community,
  subject: paths.communitySubject,
  question: paths.communityQuestion,
  mentor: paths.mentor,
}

/** Returns the addresses of the community. For signed-in people, the addresses are inside their frame. */
export function useCommunityPaths(): CommunityPaths {
  const { role } = useSession().session
  if (role === 'user') return LEARNER
  return role === 'mentor' ? MENTOR : SITE
}
