import type { Instant, Database } from '../../kernel/database/schema'

/** Finds the learner linked to an identity of the sign-in service. */
export async function findLinkedLearner(db: Database, subject: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('identity_links')
    .select('learner_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return link?.learner_id
}

/** Links an identity of the sign-in service to a learner. */
export async function linkLearner(db: Database, subject: string, learnerId: string, now: Instant) {
  await db.insertInto('identity_links').values({ subject, learner_id: learnerId, created_at: now }).execute()
}

/** Notes that the learner can sign in through a sign-in service, in addition to any password. */
export async function markSignedInByService(db: Database, learnerId: string, now: Instant) {
  await db
    .updateTable('learners')
    .set({ auth_type: 'oauth', updated_at: now })
    .where('id', '=', learnerId)
    .execute()
}

/** Returns the accounts with this address, verified or not. */
export async function accountsOf(db: Database, email: string) {
  const learner = await db
    .selectFrom('learners')
    .select(['id', 'verified'])
    .where('email', '=', email)
    .executeTakeFirst()
  const mentor = await db.selectFrom('mentors').select('id').where('email', '=', email).executeTakeFirst()
  return { learner, mentor }
}

/** Marks a session of the sign-in service as exchanged. Returns false if it already was. */
export async function spendSignIn(db: Database, sessionId: string, now: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_sign_ins')
    .values({ session_id: sessionId, spent_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes sign-ins that were exchanged before this time, because their tokens have expired. */
export async function deleteSpentSignIns(db: Database, before: Instant) {
  await db.deleteFrom('spent_sign_ins').where('spent_at', '<', before).execute()
}
