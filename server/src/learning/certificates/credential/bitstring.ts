import { gunzipSync, gzipSync } from 'node:zlib'

/**
 * Number of entries in a status list. It is the minimum of the W3C specification, which is large enough that
 * a request for a list does not reveal the certificate.
 */
export const STATUS_LIST_LENGTH = 131_072

/**
 * Encodes the positions of the set bits as the `encodedList` of a Bitstring Status List. Bit 0 is the
 * leftmost.
 */
export function encodeBits(positions: Iterable<number>): string {
  const bytes = Buffer.alloc(STATUS_LIST_LENGTH / 8)
  for (const position of positions) bytes[position >> 3]! |= 0x80 >> (position & 7)
  return `u${gzipSync(bytes).toString('base64url')}`
}

/** Tells whether the bit at a position is set. Throws if the list cannot be decoded or is too short. */
export function hasBit(encodedList: string, position: number): boolean {
  if (!encodedList.startsWith('u')) throw new Error('the status list is not base64url')
  const bytes = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'), {
    maxOutputLength: 16 * 1024 * 1024,
  })
  const byte = bytes[position >> 3]
  if (!Number.isInteger(position) || byte === undefined) throw new Error('the status list is too short')
  return (byte & (0x80 >> (position & 7))) !== 0
}
