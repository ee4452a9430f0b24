import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import type { Pagination } from '@mentor-connect/contract/api/wire'
import type { Database } from '../../kernel/database/schema'
import { selectCourses, toCourseSummaries } from '../../courses/catalogue/courseSummaries.repo'
import { isVisibleTo } from '../../courses/catalogue/courseVisibility.query'
import { pageWindow, paginationOf, type PageRequest } from '../../courses/catalogue/pages'

/** Removes a bookmark. Returns false if there was none. */
export async function removeFavorite(db: Database, learnerId: string, courseId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('favorites')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .returning('course_id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function insertFavorite(db: Database, learnerId: string, courseId: string, now: string) {
  await db
    .insertInto('favorites')
    .values({ learner_id: learnerId, course_id: courseId, created_at: now })
    .onConflict((conflict) => conflict.columns(['learner_id', 'course_id']).doNothing())
    .execute()
}

/**
 * Ids of the bookmarked courses, most recently saved first. Unlisted courses are included only if the learner
 * is enrolled.
 */
export async function favoriteIds(db: Database, learnerId: string, among?: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('courses', 'courses.id', 'favorites.course_id')
    .select('course_id')
    .where('favorites.learner_id', '=', learnerId)
    .where((eb) => isVisibleTo(eb, learnerId))
    .orderBy('favorites.created_at', 'desc')
    .orderBy('course_id', 'desc')
    .execute()
  const wanted = among && new Set(among)
  return rows.map((row) => row.course_id).filter((id) => !wanted || wanted.has(id))
}

/** A page of the bookmarked courses; `among` limits it to courses with these ids. */
export async function favoritePage(
  db: Database,
  learnerId: string,
  { among, ...request }: PageRequest & { among?: string[] },
): Promise<{ favorites: CourseSummary[]; pagination: Pagination }> {
  const ids = await favoriteIds(db, learnerId, among)
  const { offset, limit } = pageWindow(request)
  const shown = ids.slice(offset, offset + limit)
  const rows = shown.length > 0 ? await selectCourses(db).where('courses.id', 'in', shown).execute() : []
  rows.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id))
  return { favorites: await toCourseSummaries(db, rows), pagination: paginationOf(request, ids.length) }
}
