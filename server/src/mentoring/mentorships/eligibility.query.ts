import type { Database } from '../../kernel/database/schema'
import { findLimit } from '../../accounts/people/sanctions.repo'

/** Tells whether a mentor is approved and not limited. */
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

/**
 * Tells whether a person is limited, which means that an operator or the system has closed new contacts for
 * the person.
 */
export const isLimited = async (db: Database, personId: string) =>
  (await findLimit(db, personId)) !== undefined
