import { WAITING_LIMIT_HOURS, type Waiting } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { hasStanding } from '../applications/applications.query'

type Counted = Omit<Waiting, 'kind'>

/** Before this time something has waited too long. */
export const overdueBefore = (kind: keyof typeof WAITING_LIMIT_HOURS, now: Date): string =>
  new Date(now.getTime() - WAITING_LIMIT_HOURS[kind] * HOUR_MS).toISOString()

export const waitingApplications = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('mentors')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .select(({ fn }) => fn.min<string | null>('created_at').as('oldest'))
      .select(overdue(sql<SqlBool>`created_at < ${overdueBefore('applications', now)}`))
      .where('verified', '=', 1)
      .where(hasStanding('pending')),
  )

export const waitingCases = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('cases')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .select(({ fn }) => fn.min<string | null>('opened_at').as('oldest'))
      .select(overdue(sql<SqlBool>`due_at < ${now.toISOString()}`))
      .where('open_about', 'is not', null),
  )

export const waitingAppeals = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('appeals')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .select(({ fn }) => fn.min<string | null>('created_at').as('oldest'))
      .select(overdue(sql<SqlBool>`created_at < ${overdueBefore('appeals', now)}`))
      .where('state', '=', 'open'),
  )

export const waitingConsents = (db: Database, now: Date): Promise<Counted> =>
  counted(
    db
      .selectFrom('guardian_consents')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .select(({ fn }) => fn.min<string | null>('given_at').as('oldest'))
      .select(overdue(sql<SqlBool>`given_at < ${overdueBefore('guardians', now)}`))
      .where('state', '=', 'given'),
  )

const overdue = (condition: RawBuilder<SqlBool>) =>
  sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`.as('overdue')

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
