/** A new id: random. `crypto.randomUUID` would do, but browsers offer it on secure pages only. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
