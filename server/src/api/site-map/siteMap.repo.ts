import {
  SITE_MAP_PART,
  type ListedKind,
  type SiteMapEntry,
  type SiteMapPart,
} from '@mentor-connect/contract/api/siteMap'
import { sql, type Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { isListed } from '../course-data/courseVisibility.query'

type Database = Kysely<ApiDatabase>

/** Reads every id once: callers cache the result. */
export async function readParts(db: Database, kind: ListedKind, now: Date): Promise<SiteMapPart[]> {
  const numbered = listed(db, kind, now).select([
    'id',
    'lastModified',
    sql<number>`(row_number() over (order by id) - 1) / ${sql.lit(SITE_MAP_PART)}`.as('part'),
  ])
  return db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [eb.fn.min('id').as('from'), eb.fn.max('lastModified').as('lastModified')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

export function readEntries(
  db: Database,
  kind: ListedKind,
  from: string,
  now: Date,
): Promise<SiteMapEntry[]> {
  return listed(db, kind, now)
    .selectAll()
    .where('id', '>=', from)
    .orderBy('id')
    .limit(SITE_MAP_PART)
    .execute()
}

/** Ids and times of change of everything that visitors may see. */
function listed(db: Database, kind: ListedKind, now: Date) {
  const columns = ['id', 'updated_at as lastModified'] as const
  const courses = db.selectFrom('courses').select(columns).where(isListed)
  const mentors = db.selectFrom('mentors').select(columns).where('status', '=', 'active')
  const workshops = db
    .selectFrom('workshops')
    .select(columns)
    .where('state', '=', 'open')
    .where('starts_at', '>', now.toISOString())
  return db.selectFrom({ courses, mentors, workshops }[kind].as('listed'))
}
