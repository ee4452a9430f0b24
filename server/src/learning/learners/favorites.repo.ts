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
 * Selects the bookmarked courses, most recently saved first. Unlisted courses are included only if the
 * learner is enrolled.
 * @param among ids of the courses to which the result is limited
 */
function selectFavorites(db: Database, learnerId: string, among?: string[]) {
  return db
    .selectFrom('favorites')
    .innerJoin('courses', 'courses.id', 'favorites.course_id')
    .where('favorites.learner_id', '=', learnerId)
    .where((eb) => isVisibleTo(eb, learnerId))
    .$if(among !== undefined, (query) => query.where('course_id', 'in', among!))
}

const latestFirst = (query: ReturnType<typeof selectFavorites>) =>
  query.select('course_id').orderBy('favorites.created_at', 'desc').orderBy('course_id', 'desc')

export async function favoriteIds(db: Database, learnerId: string): Promise<string[]> {
  const rows = await latestFirst(selectFavorites(db, learnerId)).execute()
  return rows.map((row) => row.course_id)
}

export async function favoritePage(
  db: Database,
  learnerId: string,
  { among, ...request }: PageRequest & { among?: string[] },
): Promise<{ favorites: CourseSummary[]; pagination: Pagination }> {
  if (among?.length === 0) return { favorites: [], pagination: paginationOf(request, 0) }
  const favorites = selectFavorites(db, learnerId, among)
  const { offset, limit } = pageWindow(request)
  const { total } = await favorites
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await latestFirst(favorites).limit(limit).offset(offset).execute()
  const ids = page.map((row) => row.course_id)
  const rows = ids.length > 0 ? await selectCourses(db).where('courses.id', 'in', ids).execute() : []
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { favorites: await toCourseSummaries(db, rows), pagination: paginationOf(request, Number(total)) }
}
