import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../database/schema'

type Database = Kysely<ApiDatabase>

/** The learner whom a person of the sign-in service is. */
export async function findLinkedLearner(db: Database, subject: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('identity_links')
    .select('learner_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return link?.learner_id
}

/** From now on the account is entered through the sign-in service too. */
export async function linkLearner(db: Database, subject: string, learnerId: string, now: Instant) {
  await db.insertInto('identity_links').values({ subject, learner_id: learnerId, created_at: now }).execute()
  await db
    .updateTable('learners')
    .set({ auth_type: 'oauth', updated_at: now })
    .where('id', '=', learnerId)
    .execute()
}

/** Whoever has an account under an address, verified or not. */
export async function accountsOf(db: Database, email: string) {
  const learner = await db
    .selectFrom('learners')
    .select(['id', 'verified'])
    .where('email', '=', email)
    .executeTakeFirst()
  const mentor = await db.selectFrom('mentors').select('id').where('email', '=', email).executeTakeFirst()
  return { learner, mentor }
}

/** Marks a session of the service as exchanged; false when it was before. */
export async function spendSignIn(db: Database, sessionId: string, now: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_sign_ins')
    .values({ session_id: sessionId, spent_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Tokens of a session that was exchanged before this time have run out long since. */
export async function deleteSpentSignIns(db: Database, before: Instant) {
  await db.deleteFrom('spent_sign_ins').where('spent_at', '<', before).execute()
}
