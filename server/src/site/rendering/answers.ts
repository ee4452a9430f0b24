import { readOfKey } from '@mentor-connect/contract/site/rendering'
import { GONE, MISSING, readApi, ReadFailed, type ApiAccess } from '../readApi'

/** Time for one read, in ms. */
const READ_LIMIT_MS = 1_000

export interface Reads {
  answers: Record<string, unknown>
  /** Set if the first read found nothing: then the page does not exist, or no longer. */
  missing?: 'never' | 'removed'
}

/**
 * Reads the data that a page is rendered with, as a visitor.
 *
 * @param keys cache keys of reads: method, path, query and body as a JSON array
 * @throws ReadFailed
 */
export async function readAnswers(api: ApiAccess, keys: string[]): Promise<Reads> {
  const values = await Promise.all(keys.map((key) => read(api, key)))
  const found = keys.flatMap((key, index) =>
    isNothing(values[index]) ? [] : [[key, values[index]] as const],
  )
  return {
    answers: Object.fromEntries(found),
    ...(isNothing(values[0]) && { missing: values[0] === GONE ? 'removed' : 'never' }),
  }
}

const isNothing = (value: unknown) => value === MISSING || value === GONE

async function read(api: ApiAccess, key: string): Promise<unknown> {
  const { method, path, query } = readOfKey(key)
  if (method !== 'GET') throw new ReadFailed(`${method} ${path} is not a read.`)
  return readApi(api, path, { query, limitMs: READ_LIMIT_MS })
}
