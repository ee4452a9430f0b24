import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import type { Database } from '../../kernel/database/schema'

/** Accepted and active mentorships between these learners and mentors. */
export const placedPairs = (db: Database, learnerIds: string[], mentorIds: string[]) =>
  db
    .selectFrom('mentorships')
    .where('mentorships.learner_id', 'in', learnerIds)
    .where('mentorships.mentor_id', 'in', mentorIds)
    .where('mentorships.state', 'in', PLACED_STATES)
