import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { countUpTo, readLandmarks, type CourseFilter, type Place } from './catalogue.query'

type Database = Kysely<ApiDatabase>

/** Places between two landmarks. */
export const STEP = 250
/** How long what was read of a long list may be used, in ms. */
const FRESH_MS = 30_000
const KEPT_MAX = 200

interface Kept<T> {
  value: Promise<T>
  until: number
}

/** What is too dear to read for each page of a long list is kept for a moment; the next one to ask gets it renewed. */
class Memory<T> {
  private readonly kept = new Map<string, Kept<T>>()

  async recall(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = read()
    this.keep(key, { value, until: performance.now() + FRESH_MS })
    value.catch(() => this.kept.delete(key))
    return known ? known.value : value
  }

  /** What is kept and not too old. */
  peek(key: string): Promise<T> | undefined {
    const known = this.kept.get(key)
    return known && known.until > performance.now() ? known.value : undefined
  }

  private keep(key: string, entry: Kept<T>) {
    this.kept.delete(key)
    this.kept.set(key, entry)
    const [oldest] = this.kept.keys()
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.kept.delete(oldest)
  }
}

const memories = new WeakMap<Database, { landmarks: Memory<Place[]>; counts: Memory<number> }>()

function memoryOf(db: Database) {
  const known = memories.get(db)
  if (known) return known
  const made = { landmarks: new Memory<Place[]>(), counts: new Memory<number>() }
  memories.set(db, made)
  return made
}

/** Every `STEP`-th place of a list, as it was at most half a minute ago. */
export function landmarksOf(db: Database, filter: CourseFilter): Promise<Place[]> {
  const { q, domain, sort } = filter
  return memoryOf(db).landmarks.recall(JSON.stringify([q, domain, sort]), () =>
    readLandmarks(db, filter, STEP),
  )
}

/**
 * How many courses a search finds: exactly up to `most`; of a broader one as it was at most half a minute ago, because
 * counting it takes as long as it is broad.
 */
export async function foundCount(db: Database, filter: CourseFilter, most: number): Promise<number> {
  const { q, domain, mentorId } = filter
  const { counts } = memoryOf(db)
  const key = JSON.stringify([q, domain, mentorId])
  const kept = counts.peek(key)
  if (kept) return kept
  const total = await countUpTo(db, filter, most + 1)
  if (total <= most) return total
  return counts.recall(key, () => countUpTo(db, filter, Number.MAX_SAFE_INTEGER))
}
