/** Creates a random id. `crypto.randomUUID` is not used because browsers offer it only on secure pages. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
