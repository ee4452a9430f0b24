/** Path of the entry in a remote's development build. */
const ENTRY = '/remoteEntry.js'

/** Appends the entry's path to a bare origin such as `http://localhost:3102`; other URLs are returned unchanged. */
export function entryAddress(text: string): string {
  const address = text.trim()
  if (!URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return pathname === '/' ? origin + ENTRY : address
}
