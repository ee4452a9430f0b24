import { FEED_ENTRIES_MAX } from '@mentor-connect/contract/work/feedRules'
import { FeedProblem } from '../feedProblem'
import { linkedDataOf } from './htmlText'

/** An object of JSON. */
export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Finds the schema.org `JobPosting` objects in a page with JSON-LD, or in JSON: a list, an `ItemList`, a
 * graph or a JSON Feed.
 */
export function findPostings(text: string): JsonObject[] {
  const isPage = text.trimStart().startsWith('<')
  const documents = isPage ? linkedDataOf(text).map(parsed) : [parsed(text)]
  const found = documents.flatMap(postingsIn)
  const isEmptyList = !isPage && documents.every((one) => Array.isArray(one) && one.length === 0)
  if (found.length === 0 && !isEmptyList) throw new FeedProblem('nothing')
  if (found.length > FEED_ENTRIES_MAX) throw new FeedProblem('many')
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FeedProblem('format', error)
  }
}

/** Properties that contain further objects, in JSON-LD and in JSON Feed. */
const HOLDERS = ['@graph', 'itemListElement', 'item', 'items', 'mainEntity']
/** Maximum depth at which postings are searched for. A list of items with postings needs five levels. */
const DEPTH_MAX = 8

function postingsIn(document: unknown): JsonObject[] {
  const found: JsonObject[] = []
  let level: unknown[] = [document]
  for (let depth = 0; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level)
      if (isObject(value) && isPosting(value)) found.push(value)
      else for (const inner of innerOf(value)) next.push(inner)
    if (found.length + next.length > 2 * FEED_ENTRIES_MAX) throw new FeedProblem('many')
    level = next
  }
  return found
}

const innerOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return isObject(value) ? HOLDERS.flatMap((name) => (Object.hasOwn(value, name) ? [value[name]] : [])) : []
}

const isPosting = ({ '@type': type }: JsonObject) =>
  (Array.isArray(type) ? type.slice(0, 10) : [type]).some(
    (one) => typeof one === 'string' && /^(https?:\/\/schema\.org\/|schema:)?JobPosting$/.test(one),
  )
