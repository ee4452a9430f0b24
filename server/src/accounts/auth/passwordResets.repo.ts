import { PASSWORD_RESETS_PER_HOUR } from '@mentor-connect/contract/rules/limits'
import { sql } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import type { PasswordResetsTable } from '../../kernel/database/signInTables'
import type { Claim } from './signups.repo'

/** Counts one request for the address in that hour. Returns false if the hourly limit is reached. */
export async function countResetRequest(
  db: Database,
  { email, role }: Claim,
  hour: string,
): Promise<boolean> {
  const row = await db
    .insertInto('password_reset_requests')
    .values({ email, role, hour, requests: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'role', 'hour'])
        .doUpdateSet({ requests: sql`password_reset_requests.requests + 1` })
        .where('password_reset_requests.requests', '<', PASSWORD_RESETS_PER_HOUR),
    )
    .returning('requests')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReset(db: Database, reset: PasswordResetsTable) {
  await db.insertInto('password_resets').values(reset).execute()
}

/** Returns the account whose password a link may change; undefined if the link was used or has expired. */
export function findLiveReset(db: Database, tokenHash: string, now: Instant): Promise<Claim | undefined> {
  return db
    .selectFrom('password_resets')
    .select(['email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a link and returns the account to which it belonged. If two requests race, only one gets it. */
export async function takeReset(db: Database, tokenHash: string, now: Instant): Promise<Claim | undefined> {
  return db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['email', 'role'])
    .executeTakeFirst()
}

/** Deletes expired links and the counters of past hours. */
export async function deleteOldResets(db: Database, now: Instant) {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_reset_requests').where('hour', '<', hourOf(now)).execute()
}

export function hourOf(instant: Instant): string {
  return instant.slice(0, 'YYYY-MM-DDTHH'.length)
}
