import {
  SITE_MAP_PART,
  type ListedKind,
  type SiteMapEntry,
  type SiteMapPart,
} from '@mentor-connect/contract/api/siteMap'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { isListed } from '../../courses/catalogue/courseVisibility.query'
import { shownPortfolios } from '../../work/portfolio/portfolio.repo'
import { readLessonEntries, readLessonParts } from './listedLessons.repo'

/** The parts of a site map, each with the id of its first entry. Reads every id, so callers cache the result. */
export async function readParts(db: Database, kind: ListedKind, now: Date): Promise<SiteMapPart[]> {
  if (kind === 'lessons') return readLessonParts(db)
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

/**
 * The entries of one part of a site map.
 *
 * @param from first entry of the part; for lessons, with the id of the course
 */
export function readEntries(
  db: Database,
  kind: ListedKind,
  from: { id: string; courseId?: string },
  now: Date,
): Promise<SiteMapEntry[]> {
  if (kind === 'lessons') return readLessonEntries(db, from)
  return listed(db, kind, now)
    .selectAll()
    .where('id', '>=', from.id)
    .orderBy('id')
    .limit(SITE_MAP_PART)
    .execute()
}

/** Ids and last changes of everything of a kind that visitors may see. */
function listed(db: Database, kind: Exclude<ListedKind, 'lessons'>, now: Date) {
  const columns = ['id', 'updated_at as lastModified'] as const
  const courses = db.selectFrom('courses').select(columns).where(isListed)
  const mentors = db.selectFrom('mentors').select(columns).where('status', '=', 'active')
  const workshops = db
    .selectFrom('workshops')
    .select(columns)
    .where('state', '=', 'open')
    .where('text_hidden_at', 'is', null)
    .where('starts_at', '>', now.toISOString())
  const openings = db
    .selectFrom('openings')
    .select(columns)
    .where('listed', '=', 1)
    .where('closes_on', '>=', localDay(now, DEFAULT_TIME_ZONE))
  const paths = db
    .selectFrom('skill_paths')
    .select(['slug as id', 'updated_at as lastModified'])
    .where('listed', '=', 1)
  const people = shownPortfolios(db)
    .select(['portfolios.slug as id', 'portfolios.updated_at as lastModified'])
    .where('portfolios.visibility', '=', 'public')
  return db.selectFrom({ courses, mentors, workshops, openings, paths, people }[kind].as('listed'))
}
