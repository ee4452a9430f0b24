import type { Role } from '@mentor-connect/contract/accounts/people'
import { sql } from 'kysely'
import type { Instant, Database } from '../../../kernel/database/schema'
import { isExempt, type OfUse } from './exemption.query'
import { WARNING_DAYS } from './schedule'

export interface UnusedAccount {
  person_id: string
  role: Role
  last_used_at: Instant
  erase_at: Instant | null
}

/**
 * Adds rows for accounts that are older than the counting of uses; they count as used now. Deletes the rows
 * of deleted accounts.
 */
export async function completeUses(db: Database, now: Instant) {
  for (const [table, role] of [
    ['learners', 'user'],
    ['mentors', 'mentor'],
  ] as const)
    await db
      .insertInto('account_use')
      .columns(['person_id', 'role', 'last_used_at'])
      .expression((eb) =>
        eb
          .selectFrom(table)
          .select([
            'id',
            sql<Role>`cast(${role} as text)`.as('role'),
            sql<Instant>`cast(${now} as text)`.as('at'),
          ])
          .where('verified', '=', 1)
          .where('id', 'not in', eb.selectFrom('account_use').select('person_id')),
      )
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .execute()
  await db
    .deleteFrom('account_use')
    .where('person_id', 'not in', (eb) => eb.selectFrom('learners').select('id').where('verified', '=', 1))
    .where('person_id', 'not in', (eb) => eb.selectFrom('mentors').select('id').where('verified', '=', 1))
    .execute()
}

/**
 * Cancels the announced deletion of accounts that have become exempt, or that no longer count as unused
 * because the operator has extended the period.
 */
export async function takeBackWarnings(
  db: Database,
  { since, firstBefore }: { since: Instant; firstBefore: Instant },
) {
  await db
    .updateTable('account_use')
    .set({ warned: 0, erase_at: null })
    .where('warned', '>', 0)
    .where((eb) => eb.or([eb('last_used_at', '>', firstBefore), isExempt(eb, since)]))
    .execute()
}

interface Due {
  /** Number of mails that were sent to the owner. */
  warned: number
  since: Instant
  limit: number
}

/**
 * Finds the accounts whose owners should get the next mail. The first mail depends on the last use, later
 * ones on the day of the deletion.
 */
export function dueForWarning(
  db: Database,
  { warned, since, limit, before }: Due & { before: Instant },
): Promise<UnusedAccount[]> {
  return db
    .selectFrom('account_use')
    .select(['person_id', 'role', 'last_used_at', 'erase_at'])
    .where('warned', '=', warned)
    .where(warned === 0 ? 'last_used_at' : 'erase_at', '<=', before)
    .where((eb) => eb.not(isExempt(eb, since)))
    .orderBy('last_used_at')
    .limit(limit)
    .execute()
}

/** Records that a mail is sent. Returns false if the account was used or its owner warned in the meantime. */
export async function countWarning(
  tx: Database,
  { person_id, last_used_at }: UnusedAccount,
  { warned, erase_at }: { warned: number; erase_at: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_use')
    .set({ warned, erase_at })
    .where('person_id', '=', person_id)
    .where('warned', '=', warned - 1)
    .where('last_used_at', '=', last_used_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const allWarned = (eb: OfUse, now: Instant) =>
  eb.and([eb('account_use.warned', '=', WARNING_DAYS.length), eb('account_use.erase_at', '<=', now)])

export function dueForErasure(
  db: Database,
  { now, since, limit }: { now: Instant; since: Instant; limit: number },
): Promise<UnusedAccount[]> {
  return db
    .selectFrom('account_use')
    .select(['person_id', 'role', 'last_used_at', 'erase_at'])
    .where((eb) => allWarned(eb, now))
    .where((eb) => eb.not(isExempt(eb, since)))
    .orderBy('erase_at')
    .limit(limit)
    .execute()
}

/**
 * Claims an account in the transaction that deletes it. Returns false if the account was used, put on hold or
 * exempted in the meantime.
 */
export async function claimForErasure(
  tx: Database,
  personId: string,
  { now, since }: { now: Instant; since: Instant },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_use')
    .where('person_id', '=', personId)
    .where((eb) => allWarned(eb, now))
    .where((eb) => eb.not(isExempt(eb, since)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
