import type { AreaPeriod } from '@mentor-connect/contract/api/releaseHealth'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { VITAL_EDGES, VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { sql, type Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

interface Query {
  area: string
  /** ISO 8601, UTC. */
  since: string
  by: 'hour' | 'day'
}

/** The part of an instant that names its period, and what makes the start of the period of it. */
const NAMES = {
  hour: { length: '2026-11-23T07'.length, rest: ':00:00.000Z', ms: HOUR_MS },
  day: { length: '2026-11-23'.length, rest: 'T00:00:00.000Z', ms: DAY_MS },
}

type Column = 'first_at' | 'last_at' | 'failed_at' | 'error_at' | 'minute'

/** What browsers noticed of an area in each hour or day, oldest first; periods without anything are left out. */
export async function readPeriods(db: Kysely<ApiDatabase>, query: Query): Promise<AreaPeriod[]> {
  const { length, rest } = NAMES[query.by]
  const periods = new Map<string, AreaPeriod>()
  const at = (name: string): AreaPeriod => {
    const period = periods.get(name) ?? emptyPeriod(name + rest)
    periods.set(name, period)
    return period
  }
  for (const { first, last, count } of await countVisits(db, query))
    for (const name of namesBetween(later(first, query.since.slice(0, length)), last, query.by))
      at(name).browsers += Number(count)
  for (const kind of ['failed', 'error'] as const)
    for (const { period, count } of await countFailures(db, query, kind)) at(period)[kind] = Number(count)
  for (const vital of VITALS)
    for (const { period, value_range, count } of await countVitals(db, query, vital))
      at(period).vitals[vital][value_range!] = Number(count)
  for (const { period, pages } of await countPages(db, query)) at(period).pages = Number(pages)
  return [...periods].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, period]) => period)
}

function emptyPeriod(start: string): AreaPeriod {
  const vitals = Object.fromEntries(
    VITALS.map((vital) => [vital, Array<number>(VITAL_EDGES[vital].length + 1).fill(0)]),
  ) as Record<Vital, number[]>
  return { start, pages: 0, browsers: 0, failed: 0, error: 0, vitals }
}

/** A literal and not a parameter: PostgreSQL takes two parameters for two expressions, and would not group by one. */
const nameOf = (column: Column, by: Query['by']) =>
  sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(NAMES[by].length)})`

const rowsOf = (db: Kysely<ApiDatabase>, { area, since }: Query) =>
  db.selectFrom('release_browsers').where('area', '=', area).where('last_at', '>=', since)

const all = sql<number>`count(*)`.as('count')

function countVisits(db: Kysely<ApiDatabase>, query: Query) {
  return rowsOf(db, query)
    .select([nameOf('first_at', query.by).as('first'), nameOf('last_at', query.by).as('last'), all])
    .groupBy(['first', 'last'])
    .execute()
}

function countFailures(db: Kysely<ApiDatabase>, query: Query, kind: 'failed' | 'error') {
  return rowsOf(db, query)
    .where(`${kind}_at`, '>=', query.since)
    .select([nameOf(`${kind}_at`, query.by).as('period'), all])
    .groupBy('period')
    .execute()
}

function countVitals(db: Kysely<ApiDatabase>, query: Query, vital: Vital) {
  return rowsOf(db, query)
    .where('first_at', '>=', query.since)
    .where(vital, 'is not', null)
    .select([nameOf('first_at', query.by).as('period'), `${vital} as value_range`, all])
    .groupBy(['period', vital])
    .execute()
}

function countPages(db: Kysely<ApiDatabase>, { since, by }: Query) {
  return db
    .selectFrom('served_pages')
    .where('minute', '>=', since.slice(0, '2026-11-23T07:20'.length))
    .select([nameOf('minute', by).as('period'), sql<number>`sum(pages)`.as('pages')])
    .groupBy('period')
    .execute()
}

/** The names of the periods from one to another, both included. */
function namesBetween(first: string, last: string, by: Query['by']): string[] {
  const { length, rest, ms } = NAMES[by]
  const start = Date.parse(first + rest)
  const count = Math.round((Date.parse(last + rest) - start) / ms) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * ms).toISOString().slice(0, length),
  )
}

const later = (a: string, b: string) => (a > b ? a : b)
