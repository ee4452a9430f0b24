import { OPEN_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import type { Instant, Database } from '../../kernel/database/schema'

/** Returns the mentorships in which a reminder is due or a time limit has passed, longest wait first. */
export function dueIds(db: Database, now: Instant, limit: number) {
  return db
    .selectFrom('mentorships')
    .select(['id', 'learner_id', 'mentor_id'])
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('nudge_at', '<=', now)]))
    .orderBy('changed_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function setNudge(tx: Database, id: string, at: Instant | null) {
  await tx.updateTable('mentorships').set({ nudge_at: at }).where('id', '=', id).execute()
}

/** Returns the open mentorships of minors who have no guardian's consent. */
export function withoutConsent(db: Database, limit: number) {
  return db
    .selectFrom('mentorships')
    .innerJoin('learners', 'learners.id', 'mentorships.learner_id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'learners.id')
    .select(['mentorships.id', 'mentorships.learner_id', 'mentor_id'])
    .where('is_minor', '=', 1)
    .where('mentorships.state', 'in', OPEN_STATES)
    .where((eb) =>
      eb.or([eb('guardian_consents.state', 'is', null), eb('guardian_consents.state', '<>', 'verified')]),
    )
    .orderBy('mentorships.id')
    .limit(limit)
    .execute()
}
