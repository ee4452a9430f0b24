declare global {
  interface Window {
    /** Container → file → hash of its scripts: each entry puts its own list here as the first thing it does. */
    mcIntegrity?: Record<string, Record<string, string>>
  }
}

/**
 * Vouches for a script that an area loads by itself, because it is no chunk of its bundle: asks for it with the hash
 * that the area's entry knows. The browser then runs it from its cache. A file that a cache holds corrupted is fetched again.
 *
 * @param url of a file of the area's release
 * @returns the same url
 * @throws when the file cannot be had, is not listed, or does not match
 */
export async function verifiedFile(url: string): Promise<string> {
  // A development server lists nothing.
  if (process.env.NODE_ENV === 'development') return url
  const integrity = listedHash(url)
  if (!integrity) throw new Error(`${url} is not listed in its release.`)
  const ask = (cache: RequestCache) => fetch(url, { integrity, cache })
  const response = await ask('default').catch(() => ask('reload'))
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return url
}

function listedHash(url: string): string | undefined {
  const file = new URL(url).pathname.split('/').at(-1)!
  return Object.values(window.mcIntegrity ?? {}).find((hashes) => hashes[file])?.[file]
}
