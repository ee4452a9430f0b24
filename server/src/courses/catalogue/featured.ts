import type { CoursePage } from '@mentor-connect/contract/courses/courses'
import { selectCourses, toCourseSummaries } from './courseSummaries.repo'
import { featuredIds } from './courseVisibility.query'
import { pageWindow } from './pages'
import type { Database } from '../../kernel/database/schema'
import { listCourses, type CatalogueRequest } from './catalogue'
import { hasFacts } from './catalogue.query'

/**
 * Lists courses as `listCourses` does, but the first page of the catalogue begins with all courses that
 * operators recommend.
 */
export async function listFeaturedFirst(
  db: Database,
  filter: CatalogueRequest,
  now: Date,
): Promise<CoursePage> {
  const page = await listCourses(db, filter)
  const { offset, limit } = pageWindow(filter)
  if (offset > 0 || filter.q?.trim() || filter.domain || hasFacts(filter)) return page
  const featured = await featuredCourses(db, now)
  const ids = new Set(featured.map(({ _id }) => _id))
  const others = page.resources.filter(({ _id }) => !ids.has(_id))
  return { ...page, resources: [...featured, ...others].slice(0, Math.max(limit, featured.length)) }
}

/**
 * Returns the recommended courses, latest recommendation first. All of them are listed, because a trigger
 * ends the recommendation of a course that leaves the list.
 */
async function featuredCourses(db: Database, now: Date) {
  const ids = await featuredIds(db, now)
  if (ids.length === 0) return []
  const rows = await selectCourses(db)
    .where('courses.id', 'in', ids)
    .orderBy('courses.featured_at', 'desc')
    .orderBy('courses.id', 'desc')
    .execute()
  const summaries = await toCourseSummaries(db, rows)
  return summaries.map((course) => ({ ...course, featured: true as const }))
}
