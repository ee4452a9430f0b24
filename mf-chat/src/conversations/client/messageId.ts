let last = 0
let counter = 0

/**
 * A UUID version 7 (RFC 9562): ids that are made one after the other sort in that order, also within a millisecond.
 * It stands for a message until the server has given it an `_id`, and makes sending it twice harmless.
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
