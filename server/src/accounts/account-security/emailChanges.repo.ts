import { EMAIL_CODE_TRIES } from '@mentor-connect/contract/rules/limits'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { sql } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import type { EmailChangesTable } from '../../kernel/database/signInTables'
import { tableOf } from '../people/person.repo'

/** Tells whether there is an account with this address in this role, verified or not. */
export async function isTaken(db: Database, role: Role, email: string): Promise<boolean> {
  const row = await db.selectFrom(tableOf(role)).select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Stores a requested change. It replaces an earlier one of the person that is still pending. */
export async function putEmailChange(db: Database, change: EmailChangesTable) {
  const { person_id: _, ...rest } = change
  await db
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute()
}

export function findEmailChange(
  db: Database,
  personId: string,
  now: Instant,
): Promise<EmailChangesTable | undefined> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Counts one attempt before the code is compared. Returns undefined if no attempts are left. */
export function countCodeGuess(
  db: Database,
  personId: string,
  now: Instant,
): Promise<EmailChangesTable | undefined> {
  return db
    .updateTable('email_changes')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', EMAIL_CODE_TRIES)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the confirmed change. Of two concurrent confirmations only one gets it. */
export async function takeEmailChange(tx: Database, { person_id, code_hash }: EmailChangesTable) {
  const row = await tx
    .deleteFrom('email_changes')
    .where('person_id', '=', person_id)
    .where('code_hash', '=', code_hash)
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredEmailChanges(db: Database, now: Instant) {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}

export async function setEmail(
  tx: Database,
  role: Role,
  { id, email, now }: { id: string; email: string; now: Instant },
) {
  await tx.updateTable(tableOf(role)).set({ email, updated_at: now }).where('id', '=', id).execute()
}
