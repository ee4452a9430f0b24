const LENGTH = 10

/** An id for a new block: random, so that two devices never give the same one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
