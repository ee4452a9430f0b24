import type { CoursePage } from '@mentor-connect/shared/contracts/courses'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, summarise } from '../learning/courseSummaries'
import { pageWindow, paginationOf } from '../learning/pages'
import { keptCount, readPlaces, type CourseFilter, type Place } from './catalogue.query'
import { foundCount, landmarksOf, STEP } from './longLists'

type Database = Kysely<ApiDatabase>

/** Lists up to this length are read whole; longer ones along an index. */
const SHORT_LIST = 1000
/** A page that is no further from an end of a long list is counted off from there. */
const NEAR = 500

/** A page of the catalogue. Its cost does not grow with the catalogue, wherever the page is. */
export async function listCourses(db: Database, filter: CourseFilter): Promise<CoursePage> {
  const total = await countCourses(db, filter)
  const places = await placesOnPage(db, filter, total)
  const rows = await coursesAt(db, places)
  return { resources: await summarise(db, rows), pagination: paginationOf(filter, total) }
}

async function countCourses(db: Database, filter: CourseFilter): Promise<number> {
  if (!filter.q?.trim() && !filter.mentorId) return keptCount(db, filter.domain)
  return foundCount(db, filter, SHORT_LIST)
}

async function placesOnPage(db: Database, filter: CourseFilter, total: number): Promise<Place[]> {
  const { offset, limit: most } = pageWindow(filter)
  const limit = Math.min(most, total - offset)
  if (limit <= 0) return []
  if (total <= SHORT_LIST || filter.mentorId) return readPlaces(db, filter, 'few', { offset, limit })
  if (offset <= NEAR) return readPlaces(db, filter, 'many', { offset, limit })
  const behind = total - offset - limit
  if (behind > NEAR) return placesPastLandmark(db, filter, { offset, limit })
  const backwards = await readPlaces(db, filter, 'many', { offset: behind, limit, backwards: true })
  return backwards.reverse()
}

async function placesPastLandmark(
  db: Database,
  filter: CourseFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const landmarks = await landmarksOf(db, filter)
  const nearest = Math.min(Math.floor(offset / STEP), landmarks.length - 1)
  const from = landmarks[nearest]
  return readPlaces(db, filter, 'many', { from, offset: offset - Math.max(nearest, 0) * STEP, limit })
}

/** The courses at these places, in their order. */
async function coursesAt(db: Database, places: Place[]) {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
  const rows = await selectCourses(db).where('courses.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
