import { readOfKey } from '@mentor-connect/contract/site/rendering'
import { GONE, MISSING, ReadFailed, REFUSED } from '../readApi'
import { readPlace, type ReadAccess } from '../readPlace'

/**
 * Timeout of one read, in ms. It is long so that the page is finished even on a busy machine. No visitor
 * waits for that long.
 */
const READ_LIMIT_MS = 10_000

/** The reason why a page has no content: it does not exist, was removed, or is not for visitors. */
export type Absence = 'missing' | 'removed' | 'closed'

export interface Reads {
  answers: Record<string, unknown>
  /** Reason why visitors have no such page; set if the first read has found nothing. */
  absent?: Absence
}

const ABSENCES = new Map<unknown, Absence>([
  [MISSING, 'missing'],
  [GONE, 'removed'],
  [REFUSED, 'closed'],
])

/**
 * Reads the data with which a page is rendered, as a visitor.
 *
 * @param keys cache keys of reads: method, path, query and body as a JSON array
 * @throws ReadFailed
 */
export async function readAnswers(access: ReadAccess, keys: string[]): Promise<Reads> {
  const values = await Promise.all(keys.map((key) => read(access, key)))
  const found = keys.flatMap((key, index) =>
    ABSENCES.has(values[index]) ? [] : [[key, values[index]] as const],
  )
  const absent = ABSENCES.get(values[0])
  return { answers: Object.fromEntries(found), ...(absent && { absent }) }
}

async function read(access: ReadAccess, key: string): Promise<unknown> {
  const { method, path, query } = readOfKey(key)
  if (method !== 'GET') throw new ReadFailed(`${method} ${path} is not a read.`)
  return readPlace(access, path, { query, limitMs: READ_LIMIT_MS })
}
