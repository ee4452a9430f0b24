import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { listOpenings, OpeningSort } from '@mentor-connect/contract/work/openings'
import type { QueryOf, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_KINDS } from '@mentor-connect/contract/work/openingRules'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { Database } from '../../kernel/database/schema'
import {
  areFewListed,
  countAmongSome,
  countKinds,
  findNarrow,
  LOOKED_AT_MAX,
  toCounts,
  totalOf,
  type Counted,
} from './openingCounts.query'
import type { OpeningFilter, Path } from './openingFilter.query'
import { readIds, readLatestWithWords } from './openingList.query'
import { findInOrder, today } from './openings.repo'
import { searchSimilar, searchTyped, sorted, type Found, type Hit } from './openingSearch'
import { toSummary } from './presentOpening'

/**
 * Maximum number of openings that meet the criterion with which a search begins. The maximum is lower for
 * words, because reading the texts of openings takes longer.
 */
const NARROW_MAX = 2_000
const NARROW_MAX_WITH_WORDS = 1_000
/**
 * Number of listed openings above which a search for common words reads only some of the latest openings that
 * contain them.
 */
const FEW_LISTED = 1_000
const LATEST_WITH_WORDS = 300
const LATEST_MAX = 5_000

type Query = QueryOf<typeof listOpenings>
type Page = ReplyOf<typeof listOpenings>
type PageQuery = Query & { limit: number }

/**
 * Returns a page of the open openings. The cost grows with their number only for combined criteria, if many
 * openings meet each criterion and few meet all of them.
 */
export async function readOpeningPage(db: Database, query: Query, now: Date): Promise<Page> {
  const filter = filterOf(query, now)
  const words = searchWords(query.q ?? '')
  const page = { limit: OPENINGS_PAGE, ...query }
  return words.length > 0 ? searched(db, { ...filter, words }, page) : listed(db, filter, page)
}

/** Returns the filter of a query without its words, which the list searches separately. */
export function filterOf(
  { kind, workplace, place, skill, language, level, payFrom, postedWithin }: Query,
  now: Date,
): OpeningFilter {
  return {
    today: today(now),
    ...(kind && { kind }),
    ...(workplace && { workplace }),
    ...(place?.trim() && { place }),
    ...(skill?.trim() && { skill }),
    ...(language && { language }),
    ...(level && { level }),
    ...(payFrom && { payFrom }),
    // The time is rounded to full hours, so that all pages of a list use the same period.
    ...(postedWithin && {
      postedSince: `${new Date(now.getTime() - postedWithin * DAY_MS).toISOString().slice(0, 13)}:00:00.000Z`,
    }),
  }
}

const columnSort = (sort: OpeningSort = 'newest') => (sort === 'relevance' ? 'newest' : sort)

async function searched(db: Database, filter: OpeningFilter, query: PageQuery): Promise<Page> {
  const { q = '', sort } = query
  const withWords = (await areFewListed(db, FEW_LISTED)) ? FEW_LISTED : LATEST_WITH_WORDS
  const limits = { withWords, others: NARROW_MAX_WITH_WORDS }
  const path = await findNarrow(db, filter, limits)
  const latest = path ? undefined : await latestHits(db, filter, query)
  if (latest) return foundPage(db, { hits: sorted(latest, columnSort(sort)) }, query, { isComplete: false })
  const typed = await searchTyped(db, filter, q, path ?? 'words')
  if (!typed) return sortedPage(db, filter, query, path ?? 'words')
  if (typed.length > 0) return foundPage(db, { hits: sorted(typed, sort ?? 'relevance') }, query)
  const { words: _words, ...others } = filter
  const otherPath = path === 'words' ? await findNarrow(db, others, limits) : path
  const found = await searchSimilar(db, filter, q, { path: otherPath ?? 'words', withWords })
  return foundPage(db, { ...found, hits: sorted(found.hits, sort ?? 'relevance') }, query)
}

/**
 * Searches the latest openings for words that many openings contain, until the page is full. Returns
 * undefined if too few match. If the list is not sorted by time, all its pages need the same openings.
 */
async function latestHits(db: Database, filter: OpeningFilter, query: PageQuery): Promise<Hit[] | undefined> {
  const { limit, offset } = pageWindow(query)
  const isByTime = columnSort(query.sort) === 'newest' && offset < LOOKED_AT_MAX
  const needed = isByTime ? offset + limit : limit
  let found = needed
  // Each round reads four times as many openings as the one before. A round is skipped if even that would not
  // fill the page.
  for (let most = LATEST_WITH_WORDS; most <= LATEST_MAX && found * 4 > needed; most *= 4) {
    const hits = await readLatestWithWords(db, filter, most)
    found = hits.filter(({ kind }) => isOfKind(kind, query)).length
    if (found > needed) return hits
  }
  return undefined
}

const isOfKind = (kind: string, query: Query) => !query.kind || kind === query.kind

/** Returns a page of a list without search words. */
async function listed(db: Database, filter: OpeningFilter, query: PageQuery): Promise<Page> {
  const path = await findNarrow(db, filter, { withWords: 0, others: NARROW_MAX })
  if (path) return sortedPage(db, filter, query, path)
  const counted = await countAmongSome(db, filter)
  if (!counted.isComplete && totalOf(counted.counts, filter.kind) < query.limit)
    return sortedPage(db, filter, query, filter.skill ? 'skill' : filter.place ? 'place' : 'newest')
  return longPage(db, filter, query, counted)
}

/** Returns a page of a list whose matches are all counted and sorted. */
async function sortedPage(db: Database, filter: OpeningFilter, query: PageQuery, path: Path): Promise<Page> {
  const counts = await countKinds(db, filter, path)
  const { limit, offset } = pageWindow(query)
  const sort = columnSort(query.sort)
  const ids =
    offset < totalOf(counts, filter.kind) ? await readIds(db, filter, { sort, path, limit, offset }) : []
  return present(db, ids, { query, counts, total: totalOf(counts, filter.kind), isComplete: true })
}

/**
 * Reads one page of a long list in the order of the list. If not all matches were counted, the number of
 * pages grows as people open later pages.
 */
async function longPage(
  db: Database,
  filter: OpeningFilter,
  query: PageQuery,
  { counts, isComplete }: Counted,
): Promise<Page> {
  const counted = totalOf(counts, filter.kind)
  const { limit, offset } = pageWindow(query)
  const isBeyond = offset >= (isComplete ? counted : LOOKED_AT_MAX)
  const sort = columnSort(query.sort)
  const ids = isBeyond ? [] : await readIds(db, filter, { sort, path: sort, limit: limit + 1, offset })
  const total = isComplete ? counted : Math.max(counted, offset + ids.length)
  return present(db, ids.slice(0, limit), { query, counts, total, isComplete })
}

function foundPage(
  db: Database,
  { hits, searchedFor }: Found,
  query: PageQuery,
  { isComplete } = { isComplete: true },
): Promise<Page> {
  const counts = toCounts(hits.map(({ kind }) => [kind, 1] as const))
  const ofKind = hits.filter(({ kind }) => isOfKind(kind, query))
  const { limit, offset } = pageWindow(query)
  const ids = ofKind.slice(offset, offset + limit).map(({ id }) => id)
  const total = ofKind.length
  return present(db, ids, { query, counts, total, isComplete, ...(searchedFor && { searchedFor }) })
}

interface Listed extends Counted {
  query: PageQuery
  total: number
  searchedFor?: string
}

async function present(
  db: Database,
  ids: string[],
  { query, counts, isComplete, total, searchedFor }: Listed,
): Promise<Page> {
  return {
    openings: (await findInOrder(db, ids)).map(toSummary),
    pagination: paginationOf(query, total),
    kinds: OPENING_KINDS.map((kind) => ({ kind, count: counts[kind] })),
    ...(!isComplete && { hasMore: true }),
    ...(searchedFor && { searchedFor }),
  }
}
