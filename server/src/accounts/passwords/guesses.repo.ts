import { sql } from 'kysely'
import type { Instant, Database } from '../../kernel/database/schema'
import { delayAfter, FREE_GUESSES, GUESSES_FORGOTTEN_AFTER_MS, MOST_COUNTED } from './guessDelays'

export type Counted = { failures: number } | { blockedUntil: Instant }

/**
 * Counts an attempt as failed before the password is compared, in one statement, so that concurrent attempts
 * cannot bypass the delay. Returns the number of failures, or the time until which attempts are blocked.
 */
export async function countGuess(db: Database, subject: string, now: Date): Promise<Counted> {
  const at = now.toISOString()
  const forgotten = new Date(now.getTime() - GUESSES_FORGOTTEN_AFTER_MS).toISOString()
  const longestBlock = new Date(now.getTime() + delayAfter(MOST_COUNTED)).toISOString()
  const failures = sql<number>`case when password_guesses.last_failed_at <= ${forgotten} then 1 else password_guesses.failures + 1 end`
  const row = await db
    .insertInto('password_guesses')
    .values({ subject, failures: 1, blocked_until: '', last_failed_at: at, warned_at: null })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures, blocked_until: blockedUntil(failures, now), last_failed_at: at })
        .where((is) =>
          is.or([
            is('password_guesses.blocked_until', '<=', at),
            // A block that is longer than any delay is ignored: the clock was set back.
            is('password_guesses.blocked_until', '>', longestBlock),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  return row ? { failures: row.failures } : { blockedUntil: await blockOf(db, subject) }
}

/** Returns the end of the delay for a number of failures. */
function blockedUntil(failures: ReturnType<typeof sql<number>>, now: Date) {
  const steps = Array.from({ length: MOST_COUNTED - FREE_GUESSES + 1 }, (_, step) => FREE_GUESSES + step)
  const ends = steps.map((count) => {
    const end = new Date(now.getTime() + delayAfter(count)).toISOString()
    return count < MOST_COUNTED
      ? sql`when ${failures} = ${count} then ${end}`
      : sql`when ${failures} >= ${count} then ${end}`
  })
  return sql<string>`case ${sql.join(ends, sql` `)} else '' end`
}

async function blockOf(db: Database, subject: string): Promise<Instant> {
  const row = await db
    .selectFrom('password_guesses')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.blocked_until ?? ''
}

/** Resets the count after a right password. Keeps the time of the last warning. */
export async function forgetGuesses(db: Database, subject: string) {
  await db
    .updateTable('password_guesses')
    .set({ failures: 0, blocked_until: '' })
    .where('subject', '=', subject)
    .execute()
}

/** Returns true at most once per interval. The caller then warns the owner. */
export async function claimWarning(
  db: Database,
  subject: string,
  { now, before }: { now: Instant; before: Instant },
): Promise<boolean> {
  const row = await db
    .insertInto('password_guesses')
    .values({ subject, failures: 0, blocked_until: '', last_failed_at: now, warned_at: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ warned_at: now })
        .where(({ eb, or }) =>
          or([eb('password_guesses.warned_at', 'is', null), eb('password_guesses.warned_at', '<=', before)]),
        ),
    )
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldGuesses(db: Database, before: Instant) {
  await db.deleteFrom('password_guesses').where('last_failed_at', '<=', before).execute()
}

/**
 * Keeps the `max` counters with the most failures and deletes the rest. Among equal counters, the most recent
 * are kept.
 */
export async function deleteLeastGuesses(db: Database, max: number) {
  const kept = db
    .selectFrom('password_guesses')
    .select('subject')
    .orderBy('failures', 'desc')
    .orderBy('last_failed_at', 'desc')
    .limit(max)
  const { count } = await db
    .selectFrom('password_guesses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) <= max) return
  await db
    .deleteFrom('password_guesses')
    .where('subject', 'not in', db.selectFrom(kept.as('kept')).select('subject'))
    .execute()
}
