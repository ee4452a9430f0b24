import type { CoursePage } from '@mentor-connect/shared/contracts/courses'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { selectCourses, summarise } from '../learning/courseSummaries'
import { pageWindow, paginationOf } from '../learning/pages'
import { keptCount, readPlaces, type CourseFilter, type Place } from './catalogue.query'
import { foundCount, landmarksOf, STEP } from './longLists'

type Database = Kysely<ApiDatabase>

/** Lists up to this length may be read whole; longer ones are read along an index. */
const SHORT_LIST = 1000
/** What is found up to this number is counted each time; a longer list is counted once in a while. */
const COUNTED_AT_ONCE = 200
/** Finding a course by its words and sorting it takes as long as passing over so many in the order of the list. */
const ROWS_PASSED = 3
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
  return foundCount(db, filter, filter.mentorId ? SHORT_LIST : COUNTED_AT_ONCE)
}

async function placesOnPage(db: Database, filter: CourseFilter, total: number): Promise<Place[]> {
  const { offset, limit: most } = pageWindow(filter)
  const limit = Math.min(most, total - offset)
  if (limit <= 0) return []
  if (filter.mentorId || (total <= SHORT_LIST && !(await isNearer(db, filter, total))))
    return readPlaces(db, filter, 'few', { offset, limit })
  if (total <= SHORT_LIST) return readPlaces(db, filter, 'many', { offset, limit })
  if (offset <= NEAR) return readPlaces(db, filter, 'many', { offset, limit })
  const behind = total - offset - limit
  if (behind > NEAR) return placesPastLandmark(db, filter, { offset, limit })
  const backwards = await readPlaces(db, filter, 'many', { offset: behind, limit, backwards: true })
  return backwards.reverse()
}

/** Whether the end of the page is reached sooner by walking along the order than by finding all and sorting them. */
async function isNearer(db: Database, filter: CourseFilter, total: number): Promise<boolean> {
  if (!filter.q?.trim() || total <= COUNTED_AT_ONCE) return false
  const { offset, limit } = pageWindow(filter)
  const passed = ((offset + limit) / total) * (await keptCount(db))
  return passed < total * ROWS_PASSED
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
