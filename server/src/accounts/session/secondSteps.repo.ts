import type { Database, Instant } from '../../kernel/database/schema'
import type { SecondFactorsTable, SecondStepsTable } from '../../kernel/database/passkeyTables'

/**
 * Returns the second factor of a person, with its scheduled end if there is one; undefined if the person has
 * not turned it on.
 */
export function findSecondFactor(db: Database, personId: string): Promise<SecondFactorsTable | undefined> {
  return db.selectFrom('second_factors').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export async function insertSecondStep(db: Database, step: SecondStepsTable) {
  await db.insertInto('second_steps').values(step).execute()
}

export function findSecondStep(
  db: Database,
  browserHash: string,
  now: Instant,
): Promise<SecondStepsTable | undefined> {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes the step of a browser. Returns false if there was none. */
export async function deleteSecondStep(db: Database, browserHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_steps')
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredSecondSteps(db: Database, now: Instant) {
  await db.deleteFrom('second_steps').where('expires_at', '<=', now).execute()
}
