import type { Instant, Database } from '../../../kernel/database/schema'
import type { OpenIdAttemptsTable } from '../../../kernel/database/signInTables'

export async function insertAttempt(db: Database, attempt: OpenIdAttemptsTable) {
  await db.insertInto('open_id_attempts').values(attempt).execute()
}

/**
 * Deletes an attempt that this browser has started, and returns it. Of two concurrent requests only one gets it.
 * Returns undefined if it is used, has expired, or was started elsewhere.
 */
export function takeAttempt(
  db: Database,
  { state_hash, browser_hash }: Pick<OpenIdAttemptsTable, 'state_hash' | 'browser_hash'>,
  now: Instant,
): Promise<Pick<OpenIdAttemptsTable, 'nonce' | 'verifier'> | undefined> {
  return db
    .deleteFrom('open_id_attempts')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
}

export async function deleteExpiredAttempts(db: Database, now: Instant) {
  await db.deleteFrom('open_id_attempts').where('expires_at', '<=', now).execute()
}
