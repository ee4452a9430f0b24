import type { Browsers, ReleaseHealth } from '@mentor-connect/contract/api/releaseHealth'
import { VITAL_EDGES, VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { sql, type SqlBool } from 'kysely'
import type { ReleaseBrowsersTable } from '../../kernel/database/releaseHealthTables'
import type { Database } from '../../kernel/database/schema'

/** Identifies the observations of one browser about one release. */
type Row = Pick<ReleaseBrowsersTable, 'area' | 'release' | 'browser'>

/** Daily limits on the number of browsers in one network: for each release, and for all releases together. */
export const BROWSERS_PER_NETWORK = 3
const ROWS_PER_NETWORK = 60
/**
 * Maximum number of browsers that count for a release. Further browsers would not change the assessment of
 * the release.
 */
const BROWSERS_PER_RELEASE = 20_000

export function isKnownBrowser(db: Database, { area, release, browser }: Row): Promise<boolean> {
  const rows = db.selectFrom('release_browsers').where('browser', '=', browser)
  return hasMoreThan(rows.where('area', '=', area).where('release', '=', release).select('area'), 0)
}

/**
 * Tells whether a browser that has not reported about this release before may be counted for it. Concurrent
 * reports may exceed the limits slightly.
 */
export async function hasRoom(
  db: Database,
  { area, release, network }: Omit<ReleaseBrowsersTable, 'browser'>,
): Promise<boolean> {
  const rows = db.selectFrom('release_browsers').select('area')
  const ofRelease = rows.where('area', '=', area).where('release', '=', release)
  return !(
    (await hasMoreThan(ofRelease.where('network', '=', network), BROWSERS_PER_NETWORK - 1)) ||
    (await hasMoreThan(rows.where('network', '=', network), ROWS_PER_NETWORK - 1)) ||
    (await hasMoreThan(ofRelease, BROWSERS_PER_RELEASE - 1))
  )
}

interface Limited {
  limit: (count: number) => { offset: (count: number) => { executeTakeFirst: () => Promise<unknown> } }
}

async function hasMoreThan(rows: Limited, count: number): Promise<boolean> {
  return (await rows.limit(1).offset(count).executeTakeFirst()) !== undefined
}

/** Adds a browser's observations to its earlier ones. For each of the web vitals, the first value is kept. */
export async function record(db: Database, row: ReleaseBrowsersTable): Promise<void> {
  await db
    .insertInto('release_browsers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['area', 'release', 'browser']).doUpdateSet({
        last_at: row.last_at,
        ...(row.failed_at && { failed_at: row.failed_at }),
        ...(row.error_at && { error_at: row.error_at }),
        ...(row.loaded_at && { loaded_at: row.loaded_at }),
        ...(row.slow_at && { slow_at: row.slow_at }),
        lcp: sql`coalesce(release_browsers.lcp, excluded.lcp)`,
        inp: sql`coalesce(release_browsers.inp, excluded.inp)`,
        cls: sql`coalesce(release_browsers.cls, excluded.cls)`,
      }),
    )
    .execute()
}

interface Query {
  area: string
  release: string
  since: string
  until?: string
}

/** A text that sorts after every instant. */
const NEVER = '9'

export async function readHealth(db: Database, query: Query): Promise<ReleaseHealth> {
  const { area, release, since, until = NEVER } = query
  const seen = rowsOf(db, query)
  const column = (name: 'last_at' | 'failed_at' | 'error_at' | 'loaded_at' | 'slow_at') => {
    const end = name === 'last_at' ? NEVER : until
    const condition = sql<SqlBool>`${sql.ref(name)} >= ${since} and ${sql.ref(name)} < ${end}`
    return [
      sql<number>`count(case when ${condition} then 1 end)`.as(`${name}_browsers` as const),
      sql<number>`count(distinct case when ${condition} then network end)`.as(`${name}_networks` as const),
    ] as const
  }
  const counts = await seen
    .select([
      ...column('last_at'),
      ...column('failed_at'),
      ...column('error_at'),
      ...column('loaded_at'),
      ...column('slow_at'),
    ])
    .executeTakeFirstOrThrow()
  const pick = (name: string): Browsers => {
    const values = counts as Record<string, unknown>
    return { browsers: Number(values[`${name}_browsers`]), networks: Number(values[`${name}_networks`]) }
  }
  const vitals = Object.fromEntries(
    await Promise.all(VITALS.map(async (vital) => [vital, await histogram(seen, vital)] as const)),
  ) as Record<Vital, number[]>
  return {
    area,
    release,
    seen: pick('last_at'),
    failed: pick('failed_at'),
    error: pick('error_at'),
    loaded: pick('loaded_at'),
    slow: pick('slow_at'),
    vitals,
  }
}

function rowsOf(db: Database, { area, release, since, until }: Query) {
  const rows = db
    .selectFrom('release_browsers')
    .where('area', '=', area)
    .where('release', '=', release)
    .where('last_at', '>=', since)
  return until === undefined ? rows : rows.where('first_at', '<', until)
}

async function histogram(rows: ReturnType<typeof rowsOf>, vital: Vital): Promise<number[]> {
  const counted = await rows
    .where(vital, 'is not', null)
    .select([sql<number>`${sql.ref(vital)}`.as('value_range'), sql<number>`count(*)`.as('browsers')])
    .groupBy(vital)
    .execute()
  const counts = Array<number>(VITAL_EDGES[vital].length + 1).fill(0)
  for (const { value_range, browsers } of counted) counts[value_range] = Number(browsers)
  return counts
}

/** Length of an instant down to the minute, such as `2026-11-23T07:20`. */
const MINUTE_LENGTH = 16
const minuteOf = (instant: string) => instant.slice(0, MINUTE_LENGTH)

export async function addServedPages(db: Database, instant: string, pages: number): Promise<void> {
  await db
    .insertInto('served_pages')
    .values({ minute: minuteOf(instant), pages })
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet({ pages: sql`served_pages.pages + ${pages}` }),
    )
    .execute()
}

export async function servedPagesSince(db: Database, since: string): Promise<number> {
  const { pages } = await db
    .selectFrom('served_pages')
    .select(sql<number>`coalesce(sum(pages), 0)`.as('pages'))
    .where('minute', '>=', minuteOf(since))
    .executeTakeFirstOrThrow()
  return Number(pages)
}

/**
 * Deletes rows that are older than a given time. If more than a given number of rows are left, the oldest of
 * them are deleted, too.
 */
export async function deleteOldHealth(db: Database, before: string, rowsMax: number): Promise<void> {
  await db.deleteFrom('served_pages').where('minute', '<', before).execute()
  await db.deleteFrom('release_browsers').where('last_at', '<', before).execute()
  const oldestKept = await db
    .selectFrom('release_browsers')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .limit(1)
    .offset(rowsMax)
    .executeTakeFirst()
  if (oldestKept) await db.deleteFrom('release_browsers').where('last_at', '<=', oldestKept.last_at).execute()
}
