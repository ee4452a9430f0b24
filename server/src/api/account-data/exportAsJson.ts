/** A list that is read part by part while it is being written. */
type Streamed = AsyncIterable<unknown>

/** Minimum length of a chunk in characters; only the last one may be shorter. It avoids many small writes. */
const CHUNK = 16 * 1024

/**
 * Serializes an object as JSON, chunk by chunk. Fields at any depth may be async iterables. They are read only
 * as fast as the consumer takes chunks, so that a long history is never in memory as a whole, and reading stops
 * when the consumer stops.
 */
export async function* exportAsJson(value: object): AsyncGenerator<string> {
  let chunk = ''
  for await (const piece of piecesOf(value)) {
    chunk += piece
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}\n`
}

async function* piecesOf(value: unknown): AsyncGenerator<string> {
  if (isStreamed(value)) return yield* listOf(value)
  if (!isObject(value) || !hasStreamed(value)) return yield JSON.stringify(value, null, 2)
  let separator = '{\n'
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    yield `${separator}${JSON.stringify(name)}: `
    yield* piecesOf(field)
    separator = ',\n'
  }
  yield '}'
}

async function* listOf(list: Streamed): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const item of list) {
    yield separator
    yield* piecesOf(item)
    separator = ',\n'
  }
  yield ']'
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isStreamed = (value: unknown): value is Streamed => isObject(value) && Symbol.asyncIterator in value

/** Tells whether a field at any depth is an async iterable. Arrays contain none. */
const hasStreamed = (value: object): boolean =>
  Object.values(value).some((field) => isStreamed(field) || (isObject(field) && hasStreamed(field)))
