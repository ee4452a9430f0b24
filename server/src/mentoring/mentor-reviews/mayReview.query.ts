import { OPEN_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import type { Instant, Database } from '../../kernel/database/schema'
import { hasHeldSession } from '../mentorships/heldSession.query'
import type { Pair } from './mentorReviews.repo'

/** Tells whether the learner may review the mentor: the two have held a session, or have completed a mentorship. */
export async function mayReview(db: Database, pair: Pair, now: Instant): Promise<boolean> {
  const completed = await mentorshipsOf(db, pair).where('state', '=', 'completed').executeTakeFirst()
  if (completed) return true
  return hasHeldSession(db, { learner_id: pair.learnerId, mentor_id: pair.mentorId }, now)
}

export async function hasOpenMentorship(db: Database, pair: Pair): Promise<boolean> {
  const open = await mentorshipsOf(db, pair).where('state', 'in', OPEN_STATES).executeTakeFirst()
  return open !== undefined
}

const mentorshipsOf = (db: Database, { learnerId, mentorId }: Pair) =>
  db
    .selectFrom('mentorships')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('mentor_id', '=', mentorId)
    .limit(1)
