import type { Database } from '../../kernel/database/schema'
import { countUpTo, readCheckpoints, type CourseFilter, type Keyset } from './catalogue.query'

/** Number of courses between two checkpoints. */
export const CHECKPOINT_INTERVAL = 250
/** Time in ms for which a cached value is fresh. */
const FRESH_MS = 30_000
const CACHE_MAX = 200

interface CacheEntry<T> {
  value: Promise<T>
  until: number
}

/**
 * Caches values that are too expensive to read for each page. A stale value is still returned while it is
 * being refreshed.
 */
export class RefreshingCache<T> {
  private readonly entries = new Map<string, CacheEntry<T>>()

  async get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = read()
    this.store(key, { value, until: performance.now() + FRESH_MS })
    value.catch(() => this.entries.delete(key))
    return known ? known.value : value
  }

  /** Returns the cached value if it is fresh; undefined otherwise. Never loads a value. */
  peek(key: string): Promise<T> | undefined {
    const known = this.entries.get(key)
    return known && known.until > performance.now() ? known.value : undefined
  }

  private store(key: string, entry: CacheEntry<T>) {
    this.entries.delete(key)
    this.entries.set(key, entry)
    const [oldest] = this.entries.keys()
    if (this.entries.size > CACHE_MAX && oldest !== undefined) this.entries.delete(oldest)
  }
}

const caches = new WeakMap<
  Database,
  { checkpoints: RefreshingCache<Keyset[]>; counts: RefreshingCache<number> }
>()

function cachesOf(db: Database) {
  const known = caches.get(db)
  if (known) return known
  const created = { checkpoints: new RefreshingCache<Keyset[]>(), counts: new RefreshingCache<number>() }
  caches.set(db, created)
  return created
}

/** Returns every `CHECKPOINT_INTERVAL`-th keyset of a list, cached for 30 seconds. */
export function cachedCheckpoints(db: Database, filter: CourseFilter): Promise<Keyset[]> {
  const { q, domain, sort, language, notLanguage, without } = filter
  const key = JSON.stringify([q, domain, sort, language, notLanguage, without, factsOf(filter)])
  return cachesOf(db).checkpoints.get(key, () => readCheckpoints(db, filter, CHECKPOINT_INTERVAL))
}

/**
 * Returns the number of courses that a search finds. A number up to `most` is exact. A larger number is
 * cached, because the cost of counting grows with the number of results.
 */
export async function cachedSearchCount(db: Database, filter: CourseFilter, most: number): Promise<number> {
  const cached = knownSearchCount(db, filter)
  if (cached) return cached
  const total = await countUpTo(db, filter, most + 1)
  if (total <= most) return total
  return cachesOf(db).counts.get(countKey(filter), () => countUpTo(db, filter, Number.MAX_SAFE_INTEGER))
}

/**
 * Returns the cached count of a search that finds many courses; undefined if the results were not counted in
 * the last half minute.
 */
export function knownSearchCount(db: Database, filter: CourseFilter): Promise<number> | undefined {
  return cachesOf(db).counts.peek(countKey(filter))
}

function countKey(filter: CourseFilter) {
  const { q, domain, mentorId, language, notLanguage } = filter
  return JSON.stringify([q, domain, mentorId, language, notLanguage, factsOf(filter)])
}

const factsOf = ({ level, length, ratingFrom }: CourseFilter) => [level, length, ratingFrom]
