import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { chatRestrictionOf } from '../people/restriction'
import { findLimit } from '../people/sanctions.repo'

type Database = Kysely<ApiDatabase>

/** Whether a learner may talk to mentors, for whatever reason not: neither an age nor a suspension is told. */
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

/** Whether a mentor is approved and may meet new people. */
export async function mayTakeLearners(db: Database, mentorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mentors')
    .select('id')
    .where('id', '=', mentorId)
    .where('status', '=', 'active')
    .where('verified', '=', 1)
    .executeTakeFirst()
  return row !== undefined && !(await isLimited(db, mentorId))
}

/** Whether an operator has closed new contacts to a person. */
export const isLimited = async (db: Database, personId: string) =>
  (await findLimit(db, personId)) !== undefined
