import { WAITING_LIMIT_HOURS, type Waiting } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { noShowMentors } from '../../mentoring/meetings/record/noShowMentors.query'
import { hasStanding } from '../applications/applications.query'

type Counted = Omit<Waiting, 'kind'>

/** Returns the latest time since which something of this kind must have been waiting to be overdue. */
export const overdueBefore = (kind: keyof typeof WAITING_LIMIT_HOURS, now: Date): string =>
  new Date(now.getTime() - WAITING_LIMIT_HOURS[kind] * HOUR_MS).toISOString()

export const waitingApplications = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('mentors')
      .select(waits('created_at', sql<SqlBool>`created_at < ${overdueBefore('applications', now)}`))
      .where('verified', '=', 1)
      .where(hasStanding('pending')),
  )

/** Counts waiting openings. An opening waits since its text was last changed, as in the list. */
export const waitingOpenings = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('openings')
      .select(waits('updated_at', sql<SqlBool>`updated_at < ${overdueBefore('openings', now)}`))
      .where('state', '=', 'waiting'),
  )

/** Counts waiting imports. An import waits from the time at which it was read. */
export const waitingFeeds = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('feed_runs')
      .select(waits('changed_at', sql<SqlBool>`changed_at < ${overdueBefore('feeds', now)}`))
      .where('state', '=', 'held'),
  )

/** Counts waiting first posts in the community, both questions and answers. */
export const waitingPosts = (db: Database, now: Date): Promise<Counted> => {
  const posts = (table: 'community_questions' | 'community_answers') =>
    db.selectFrom(table).select('waits_since').where('waits_since', 'is not', null)
  return counted(
    db
      .selectFrom(posts('community_questions').unionAll(posts('community_answers')).as('posts'))
      .select(waits('waits_since', sql<SqlBool>`waits_since < ${overdueBefore('community', now)}`)),
  )
}

export const waitingCases = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('cases')
      .select(waits('opened_at', sql<SqlBool>`due_at < ${now.toISOString()}`))
      .where('open_about', 'is not', null),
  )

export const waitingAppeals = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('appeals')
      .select(waits('created_at', sql<SqlBool>`created_at < ${overdueBefore('appeals', now)}`))
      .where('state', '=', 'open'),
  )

export const waitingConsents = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('guardian_consents')
      .select(waits('given_at', sql<SqlBool>`given_at < ${overdueBefore('guardians', now)}`))
      .where('state', '=', 'given'),
  )

/**
 * Counts waiting mentors who have missed several sessions. A mentor waits since the last missed session that
 * counted.
 */
export async function waitingMissedSessions(db: Database, now: Date): Promise<Counted> {
  const times = (await noShowMentors(db, now)).map(({ since }) => since)
  const before = overdueBefore('missedSessions', now)
  return {
    count: times.length,
    overdue: times.filter((since) => since < before).length,
    oldest: times[0] ?? null,
  }
}

/**
 * Returns the columns of a query: number of waiting items, the time at which the first one began to wait, and
 * the number of overdue items.
 */
const waits = (since: string, isOverdue: RawBuilder<SqlBool>) => [
  sql<number | string>`count(*)`.as('count'),
  sql<string | null>`min(${sql.ref(since)})`.as('oldest'),
  sql<number | string | null>`sum(case when ${isOverdue} then 1 else 0 end)`.as('overdue'),
]

interface CountQuery {
  executeTakeFirstOrThrow: () => Promise<{
    count: number | string
    overdue: number | string | null
    oldest: string | null
  }>
}

async function counted(query: CountQuery): Promise<Counted> {
  const row = await query.executeTakeFirstOrThrow()
  return { count: Number(row.count), overdue: Number(row.overdue ?? 0), oldest: row.oldest }
}
