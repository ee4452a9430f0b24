/** Where the build of a remote in development has its entry. */
const ENTRY = '/remoteEntry.js'

/** `http://localhost:3102` stands for its entry; anything else is taken as it is. */
export function entryAddress(text: string): string {
  const address = text.trim()
  if (!URL.canParse(address)) return address
  const { origin, pathname } = new URL(address)
  return pathname === '/' ? origin + ENTRY : address
}
