import type { Database } from '../../kernel/database/schema'
import { chatRestrictionOf } from '../../accounts/people/restriction'

/**
 * Tells whether a learner may talk to mentors. The result does not include the reason, so that it reveals
 * neither the learner's age nor a suspension.
 */
export async function mayLearnWithMentor(db: Database, learnerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('learners')
    .leftJoin('sanctions', 'sanctions.suspends', 'learners.id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'learners.id')
    .select(['sanctions.imposed_at as suspendedAt', 'is_minor as isMinor'])
    .select('guardian_consents.state as guardianConsent')
    .where('learners.id', '=', learnerId)
    .executeTakeFirst()
  return row !== undefined && !chatRestrictionOf({ ...row, mentorStatus: null })
}
