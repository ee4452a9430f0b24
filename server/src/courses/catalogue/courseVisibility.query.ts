import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'

/** Tells whether a course is in the catalogue: it is published and its mentor is active. Maintained by triggers. */
export function isListed(eb: ExpressionBuilder<ApiDatabase, 'courses'>) {
  return eb('courses.listed', '=', 1)
}

/** The courses that search engines may list. */
export const listedCourses = listedById((db) =>
  db.selectFrom('courses').select(['id', 'updated_at as lastModified']).where(isListed),
)

/**
 * Returns the ids of the courses that operators recommend at present, at most `FEATURED_MAX`. This is a
 * separate query: as a condition of a sorted list, it would make SQLite scan every course instead of the
 * small index.
 */
export async function featuredIds(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('courses')
    .select('courses.id')
    .where((eb) => isFeatured(eb, now))
    .execute()
  return rows.map(({ id }) => id)
}

function isFeatured(eb: ExpressionBuilder<ApiDatabase, 'courses'>, now: Date) {
  const hasTime = eb.or([
    eb('courses.featured_until', 'is', null),
    eb('courses.featured_until', '>', now.toISOString()),
  ])
  return eb.and([eb('courses.featured_at', 'is not', null), hasTime])
}

/** Tells whether this learner may see a course: it is listed, or the learner is enrolled in it. */
export function isVisibleTo(eb: ExpressionBuilder<ApiDatabase, 'courses'>, learnerId: string) {
  const enrolled = eb
    .selectFrom('enrolments')
    .select(eb.lit(1).as('found'))
    .whereRef('enrolments.course_id', '=', 'courses.id')
    .where('enrolments.learner_id', '=', learnerId)
  return eb.or([isListed(eb), eb.exists(enrolled)])
}
