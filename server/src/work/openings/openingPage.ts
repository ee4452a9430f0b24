import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { listOpenings, OpeningSort } from '@mentor-connect/contract/work/openings'
import type { QueryOf, ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { OPENINGS_COUNTED_MAX, OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import { OPENING_KINDS } from '@mentor-connect/contract/work/openingRules'
import { RefreshingCache } from '../../courses/catalogue/catalogueCache'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { Database } from '../../kernel/database/schema'
import {
  countFew,
  countUpTo,
  findNarrow,
  readIds,
  shortPath,
  toCounts,
  type KindCounts,
  type OpeningFilter,
} from './openingList.query'
import { findInOrder, today } from './openings.repo'
import { RANKED_MAX, search, sorted, type Found } from './openingSearch'
import { toSummary } from './presentOpening'

/** Lists up to this length are counted exactly each time and may be sorted whole; the counts of longer ones are cached. */
const SHORT_LIST = OPENINGS_COUNTED_MAX

type Query = QueryOf<typeof listOpenings>
type Page = ReplyOf<typeof listOpenings>

const caches = new WeakMap<Database, RefreshingCache<KindCounts>>()

/** A page of the open openings. The cost of a page does not grow with their number. */
export async function readOpeningPage(db: Database, query: Query, now: Date): Promise<Page> {
  const filter = await narrowed(db, filterOf(query, now))
  const words = searchWords(query.q ?? '')
  const page = { limit: OPENINGS_PAGE, ...query }
  if (words.length === 0) return listed(db, filter, page, columnSort(query.sort))
  const isLong = totalOf((await knownCounts(db, { ...filter, words })) ?? NONE) > RANKED_MAX
  const found = isLong ? undefined : await search(db, filter, query.q ?? '')
  return found ? foundPage(db, found, page) : listed(db, { ...filter, words }, page, columnSort(query.sort))
}

async function narrowed(db: Database, filter: OpeningFilter): Promise<OpeningFilter> {
  const narrow = await findNarrow(db, filter, SHORT_LIST)
  return narrow ? { ...filter, narrow } : filter
}

const columnSort = (sort: OpeningSort = 'newest') => (sort === 'relevance' ? 'newest' : sort)

/** The filter of a query, without its words, which the list searches in its own way. */
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
    // The time is rounded to whole hours, so that the counts can be cached.
    ...(postedWithin && {
      postedSince: `${new Date(now.getTime() - postedWithin * DAY_MS).toISOString().slice(0, 13)}:00:00.000Z`,
    }),
  }
}

type PageQuery = Query & { limit: number }

async function listed(
  db: Database,
  filter: OpeningFilter,
  query: PageQuery,
  sort: Exclude<OpeningSort, 'relevance'>,
): Promise<Page> {
  const counts = await countsOf(db, filter)
  const total = totalOf(counts, filter.kind)
  const path = total <= SHORT_LIST ? shortPath(filter) : 'sort'
  const { limit, offset } = pageWindow(query)
  const ids = offset >= total ? [] : await readIds(db, filter, { sort, path, limit, offset })
  return present(db, ids, { query, counts, total })
}

const NONE = toCounts([])

/** The counts of a long list; undefined if they were not counted in the last half minute. */
const knownCounts = (db: Database, filter: OpeningFilter) => cacheOf(db).peek(keyOf(filter))

const keyOf = ({ kind: _kind, ...others }: OpeningFilter) => JSON.stringify(others)

function cacheOf(db: Database) {
  const cache = caches.get(db) ?? new RefreshingCache<KindCounts>()
  caches.set(db, cache)
  return cache
}

async function countsOf(db: Database, filter: OpeningFilter): Promise<KindCounts> {
  const known = knownCounts(db, filter)
  if (known) return known
  const few = await countFew(db, filter, SHORT_LIST)
  return few ?? cacheOf(db).get(keyOf(filter), () => countUpTo(db, filter, SHORT_LIST + 1))
}

function foundPage(db: Database, { candidates, searchedFor }: Found, query: PageQuery): Promise<Page> {
  const counts = toCounts(candidates.map(({ kind }) => [kind, 1] as const))
  const ofKind = candidates.filter(({ kind }) => !query.kind || kind === query.kind)
  const { limit, offset } = pageWindow(query)
  const page = sorted(ofKind, query.sort ?? 'relevance').slice(offset, offset + limit)
  const ids = page.map(({ id }) => id)
  return present(db, ids, { query, counts, total: ofKind.length, ...(searchedFor && { searchedFor }) })
}

interface Listed {
  query: PageQuery
  counts: KindCounts
  total: number
  searchedFor?: string
}

async function present(
  db: Database,
  ids: string[],
  { query, counts, total, searchedFor }: Listed,
): Promise<Page> {
  return {
    openings: (await findInOrder(db, ids)).map(toSummary),
    pagination: paginationOf(query, total),
    kinds: OPENING_KINDS.map((kind) => ({ kind, count: counts[kind] })),
    ...(searchedFor && { searchedFor }),
  }
}

const totalOf = (counts: KindCounts, kind?: keyof KindCounts) =>
  kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
