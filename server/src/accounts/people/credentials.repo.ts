import type { Role } from '@mentor-connect/contract/accounts/people'
import { lockAgainstDeletion, lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'
import { tableOf, type Person } from './person.repo'

type Claim = Pick<Person, 'email' | 'role'>

/**
 * Sets a new password.
 *
 * @param passwordHash null to remove the password; the owner can set another one with a reset link
 */
export async function changePassword(
  db: Database,
  role: Role,
  { id, passwordHash, now }: { id: string; passwordHash: string | null; now: Instant },
) {
  await db
    .updateTable(tableOf(role))
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Locks an account until the end of the transaction. Every change of credentials does this first, so that concurrent ones
 * are serialized. Returns undefined if the account was deleted.
 */
export async function lockAccount(
  tx: Database,
  role: Role,
  id: string,
): Promise<{ password_hash: string | null } | undefined> {
  const account = tx.selectFrom(tableOf(role)).select(['id', 'password_hash']).where('id', '=', id)
  const [row] = await lockRows(tx, account).execute()
  return row
}

/**
 * Keeps an account from being deleted until the end of the transaction. Returns false if the account was
 * already deleted, even if its row is kept because courses of the mentor need it.
 */
export async function keepAccount(tx: Database, role: Role, id: string): Promise<boolean> {
  const account =
    role === 'user'
      ? lockAgainstDeletion(tx, tx.selectFrom('learners').select('id').where('id', '=', id))
      : lockAgainstDeletion(
          tx,
          tx.selectFrom('mentors').select('id').where('id', '=', id).where('verified', '=', 1),
        )
  return (await account.executeTakeFirst()) !== undefined
}

/** Deletes the password reset links of an address. */
export async function deleteResets(db: Database, { email, role }: Claim) {
  await db.deleteFrom('password_resets').where('email', '=', email).where('role', '=', role).execute()
}

export async function deleteSignups(db: Database, { email, role }: Claim) {
  await db.deleteFrom('signups').where('email', '=', email).where('role', '=', role).execute()
}

export async function deleteSignUpLinks(db: Database, { email, role }: Claim) {
  await db.deleteFrom('sign_up_links').where('email', '=', email).where('role', '=', role).execute()
}

/** Deletes a pending change of the address. */
export async function deleteEmailChange(db: Database, personId: string) {
  await db.deleteFrom('email_changes').where('person_id', '=', personId).execute()
}
