import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { CoursePage } from '@mentor-connect/contract/courses/courses'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { storedSubject } from '@mentor-connect/contract/courses/subjects'
import type { Database } from '../../kernel/database/schema'
import { selectCourses, toCourseSummaries } from './courseSummaries.repo'
import { pageWindow, paginationOf, type PageRequest } from './pages'
import { ENOUGH, RANKED_MAX, rankDirect, widen, type SearchRequest } from './search'
import {
  BEFORE_LINKS,
  hasFacts,
  isBeforeLinks,
  readKeysets,
  storedCount,
  type CourseFilter,
  type Keyset,
} from './catalogue.query'
import { CHECKPOINT_INTERVAL, cachedCheckpoints, cachedSearchCount, knownSearchCount } from './catalogueCache'

/**
 * Maximum length of a list whose rows may all be selected and sorted. Longer lists are read by an index scan.
 */
const SHORT_LIST = 1000
/** Maximum number of results that are counted exactly for each search. Larger counts are cached. */
const COUNTED_AT_ONCE = 200
/** Cost of one search result (word index and sorting), as a number of rows of an index scan. */
const ROWS_PASSED = 3
/** Maximum offset from either end of a long list at which `OFFSET` is cheap enough without a checkpoint. */
const NEAR = 500

export interface CatalogueRequest extends PageRequest, CourseFilter {
  /** Language whose courses are listed before all others. */
  languageFirst?: string
}

interface Window {
  offset: number
  limit: number
}

/** Returns one page of the catalogue. The cost does not grow with the catalogue or the page number. */
export async function listCourses(db: Database, asked: CatalogueRequest): Promise<CoursePage> {
  const { q = '', domain, ...others } = asked
  const request = { ...others, ...(domain && { domain: storedSubject(domain) }) }
  return searchWords(q).length > 0 ? searchedPage(db, { ...request, q }) : listExactly(db, request)
}

/**
 * Returns a page of search results. Courses that contain the words exactly as typed come first; if there are
 * few of them, courses with similar words follow.
 */
async function searchedPage(db: Database, request: CatalogueRequest & { q: string }): Promise<CoursePage> {
  const { page: _page, limit: _limit, sort = 'relevance', ...search } = request
  const filter = { ...search, sort }
  const direct = sort === 'relevance' ? await ranked(db, filter) : await readFew(db, filter)
  if (!direct) return listExactly(db, { ...request, sort })
  const exact = direct.length
  const widened = exact < ENOUGH ? await widen(db, filter, direct) : undefined
  const ids = [...direct, ...(widened?.ids ?? [])]
  const { offset, limit } = pageWindow(request)
  const rows = await selectInOrder(db, ids.slice(offset, offset + limit))
  return {
    resources: await toCourseSummaries(db, rows),
    pagination: paginationOf(request, ids.length),
    ...(widened && { widened: { searchedFor: widened.searchedFor, exact } }),
  }
}

/**
 * Returns the ids of the courses that a search finds, best first; undefined if there are too many to rank.
 */
async function ranked(db: Database, filter: SearchRequest): Promise<string[] | undefined> {
  const known = await knownSearchCount(db, filter)
  return known !== undefined && known > RANKED_MAX ? undefined : rankDirect(db, filter)
}

/**
 * Returns the ids of the courses that a search finds, in the order of a stored column; undefined if there are
 * enough to fill a page.
 */
async function readFew(db: Database, filter: SearchRequest): Promise<string[] | undefined> {
  const count = await countCourses(db, filter)
  return count < ENOUGH ? readAll(db, filter, count) : undefined
}

async function readAll(db: Database, filter: CourseFilter, count: number): Promise<string[]> {
  const keysets = await readKeysets(db, filter, 'filter', { offset: 0, limit: count })
  return keysets.map(({ id }) => id)
}

/** Returns a page of the courses that contain the words exactly as typed, in the order of a stored column. */
export async function listExactly(db: Database, request: CatalogueRequest): Promise<CoursePage> {
  const { page: _page, limit: _limit, languageFirst, ...filter } = request
  const total = await countCourses(db, filter)
  const read =
    languageFirst && !filter.language ? readLanguageFirst(db, filter, languageFirst) : readList(db, filter)
  const keysets = await read(pageWindow(request), total)
  const rows = await selectInOrder(
    db,
    keysets.map(({ id }) => id),
  )
  return { resources: await toCourseSummaries(db, rows), pagination: paginationOf(request, total) }
}

type ReadWindow = (window: Window, total: number) => Promise<Keyset[]>

const readList =
  (db: Database, filter: CourseFilter): ReadWindow =>
  (window, total) =>
    isWhole(filter) ? readWhole(db, filter, window, total) : keysetsOnPage(db, filter, window, total)

/** Reads two lists one after the other: the courses in the preferred language, then all others. */
const readLanguageFirst =
  (db: Database, filter: CourseFilter, language: string): ReadWindow =>
  async (window, total) => {
    const first = { ...filter, language }
    const others = { ...filter, notLanguage: language }
    const length = await countCourses(db, first)
    return readParts(window, [
      { length, read: (part) => keysetsOnPage(db, first, part, length) },
      { length: total - length, read: (part) => keysetsOnPage(db, others, part, total - length) },
    ])
  }

/**
 * Number of places at the end of the first page that are reserved for collections of links. They are used if
 * complete courses would otherwise fill the page.
 */
const PLACES_OF_LINKS = 3

/** Tells whether a filter selects the whole catalogue in its default order. */
const isWhole = ({ q, domain, mentorId, language, sort = 'complete', ...facts }: CourseFilter) =>
  sort === 'complete' && !q?.trim() && !domain && !mentorId && !language && !hasFacts(facts)

/**
 * Reads complete courses before collections of links. As an exception, the first page ends with the newest
 * collections of links.
 */
async function readWhole(db: Database, filter: CourseFilter, window: Window, total: number) {
  const links = await linksOnFirstPage(db, filter)
  const others = { ...filter, without: links.map(({ id }) => id) }
  const length = total - links.length
  const before = Math.min(PAGE_SIZE - links.length, length)
  const readOthers = ({ offset, limit }: Window, from = 0) =>
    keysetsOnPage(db, others, { offset: offset + from, limit }, length)
  return readParts(window, [
    { length: before, read: (part) => readOthers(part) },
    { length: links.length, read: async ({ offset, limit }) => links.slice(offset, offset + limit) },
    { length: length - before, read: (part) => readOthers(part, before) },
  ])
}

async function linksOnFirstPage(db: Database, filter: CourseFilter): Promise<Keyset[]> {
  const [last] = await readKeysets(db, filter, 'index', { offset: PAGE_SIZE - 1, limit: 1 })
  if (!last || !isBeforeLinks(last)) return []
  return readKeysets(db, filter, 'index', { from: BEFORE_LINKS, offset: 0, limit: PLACES_OF_LINKS })
}

interface Part {
  length: number
  read: (window: Window) => Promise<Keyset[]>
}

/** Reads a window of several lists as if they were one list. */
async function readParts({ offset, limit }: Window, parts: Part[]): Promise<Keyset[]> {
  const found: Keyset[] = []
  let start = 0
  for (const { length, read } of parts) {
    const first = Math.max(offset - start, 0)
    const end = Math.min(offset + limit - start, length)
    if (first < end) found.push(...(await read({ offset: first, limit: end - first })))
    start += length
  }
  return found
}

async function countCourses(db: Database, filter: CourseFilter): Promise<number> {
  const { q, mentorId, domain, language } = filter
  if (!q?.trim() && !mentorId && !(domain && language) && !hasFacts(filter))
    return storedCount(db, domain ? `domain:${domain}` : language ? `language:${language}` : '*')
  return cachedSearchCount(db, filter, filter.mentorId ? SHORT_LIST : COUNTED_AT_ONCE)
}

async function keysetsOnPage(
  db: Database,
  filter: CourseFilter,
  { offset, limit: most }: Window,
  total: number,
): Promise<Keyset[]> {
  const limit = Math.min(most, total - offset)
  if (limit <= 0) return []
  if (
    filter.mentorId ||
    (total <= SHORT_LIST && !(await isOrderedScanCheaper(db, filter, { offset, limit }, total)))
  )
    return readKeysets(db, filter, 'filter', { offset, limit })
  if (total <= SHORT_LIST) return readKeysets(db, filter, 'index', { offset, limit })
  if (offset <= NEAR) return readKeysets(db, filter, 'index', { offset, limit })
  const remaining = total - offset - limit
  if (remaining > NEAR) return keysetsFromCheckpoint(db, filter, { offset, limit })
  const backwards = await readKeysets(db, filter, 'index', { offset: remaining, limit, backwards: true })
  return backwards.reverse()
}

/**
 * Tells whether scanning the index up to the end of the page is cheaper than selecting and sorting all
 * results.
 */
async function isOrderedScanCheaper(
  db: Database,
  filter: CourseFilter,
  { offset, limit }: Window,
  total: number,
): Promise<boolean> {
  if (!filter.q?.trim() || total <= COUNTED_AT_ONCE) return false
  const passed = ((offset + limit) / total) * (await storedCount(db))
  return passed < total * ROWS_PASSED
}

async function keysetsFromCheckpoint(
  db: Database,
  filter: CourseFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const checkpoints = await cachedCheckpoints(db, filter)
  const nearest = Math.min(Math.floor(offset / CHECKPOINT_INTERVAL), checkpoints.length - 1)
  const from = checkpoints[nearest]
  return readKeysets(db, filter, 'index', {
    from,
    offset: offset - Math.max(nearest, 0) * CHECKPOINT_INTERVAL,
    limit,
  })
}

/** Reads the courses with these ids, in the same order. */
async function selectInOrder(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await selectCourses(db).where('courses.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
