import type { Mentoring } from '@mentor-connect/contract/api/mentorships'

export type Obstacle = 'exists' | 'declined' | 'closed' | 'paused' | 'full' | 'tooMany'

/** Why a learner cannot ask this mentor now, if so. */
export function obstacleOf({
  state,
  mentorshipId,
  closedUntil,
  requestsLeft,
}: Mentoring): Obstacle | undefined {
  if (mentorshipId) return 'exists'
  if (closedUntil) return 'declined'
  if (state !== 'open') return state
  return requestsLeft === 0 ? 'tooMany' : undefined
}
