let last = 0
let counter = 0

/**
 * Creates a UUID version 7 (RFC 9562). Ids sort in creation order, also within a millisecond. The id identifies a
 * message until the server assigns an `_id`, and makes resending idempotent.
 */
export function newMessageId(now = Date.now()): string {
  counter = now > last ? 0 : counter + 1
  last = Math.max(last, now)
  const random = crypto.getRandomValues(new Uint8Array(10))
  random[0] = 0x70 | ((counter >> 8) & 0x0f)
  random[1] = counter & 0xff
  random[2] = 0x80 | (random[2]! & 0x3f)
  const hex =
    last.toString(16).padStart(12, '0') +
    [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}
