import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { Database, Instant } from '../../kernel/database/schema'
import { readNew, type NewOpening } from '../openings/openingList.query'
import { filterOf } from '../openings/openingPage'
import { criteriaOf } from './criteria'

/** Maximum number of new openings that are found for one alert at a time. */
const FOUND_MAX = 100

/**
 * Finds openings that match stored criteria and were first posted between a given time and `to`. The words of
 * a search must occur exactly as they were typed. Equal searches are executed once.
 */
export function newOpenings(db: Database, { now, to }: { now: Date; to: Instant }) {
  const found = new Map<string, Promise<NewOpening[]>>()

  function read(criteria: string, from: Instant) {
    const query = criteriaOf(criteria)
    const words = searchWords(query.q ?? '')
    const filter = { ...filterOf(query, now), firstPosted: { from, to }, ...(words.length > 0 && { words }) }
    return readNew(db, filter, FOUND_MAX)
  }

  return {
    isAnySince: async (from: Instant): Promise<boolean> =>
      (await readNew(db, { ...filterOf({}, now), firstPosted: { from, to } }, 1)).length > 0,

    find(criteria: string, from: Instant): Promise<NewOpening[]> {
      const key = `${from} ${criteria}`
      const known = found.get(key) ?? read(criteria, from)
      found.set(key, known)
      return known
    },
  }
}
