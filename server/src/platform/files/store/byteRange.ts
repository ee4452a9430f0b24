/**
 * The part of a file that a client requests: from `first` to `last` or to the end, or the last bytes. Positions start
 * at 0.
 */
export type ByteRange = { first: number; last?: number } | { lastBytes: number }

/** Positions of the first and the last byte of a part. */
export interface FilePart {
  first: number
  last: number
}

/** Thrown if the file has no byte in the requested range. */
export class UnsatisfiableRangeError extends Error {
  /** @param bytes size of the whole file */
  constructor(readonly bytes: number) {
    super('The file has no byte in this range.')
  }
}

/** Positions have at most 15 digits: more than any file needs, and longer numbers would lose precision. */
const SPEC = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses the header `Range` (RFC 9110, section 14). Returns undefined if the response is to contain the whole
 * file: if there is no header, or it has another unit, several ranges or an invalid range.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const [, from, to] = SPEC.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from === '') return { lastBytes: Number(to) }
  if (to === '') return { first: Number(from) }
  return Number(from) <= Number(to) ? { first: Number(from), last: Number(to) } : undefined
}

/** Returns the value of the header `Range` for a request to another server. */
export function rangeHeader(range: ByteRange): string {
  return 'lastBytes' in range ? `bytes=-${range.lastBytes}` : `bytes=${range.first}-${range.last ?? ''}`
}

/**
 * Returns the positions of the first and last byte of a range in a file of this size.
 * @throws UnsatisfiableRangeError
 */
export function partOf(range: ByteRange, bytes: number): FilePart {
  const first = 'lastBytes' in range ? Math.max(bytes - range.lastBytes, 0) : range.first
  const last = 'lastBytes' in range ? bytes - 1 : Math.min(range.last ?? bytes, bytes - 1)
  if (first > last) throw new UnsatisfiableRangeError(bytes)
  return { first, last }
}
