declare global {
  interface Window {
    /** Container → file name → hash. The entry of each area writes its own list before it does anything else. */
    mcIntegrity?: Record<string, Record<string, string>>
  }
}

/**
 * Verifies a script that an area loads itself because the script is not a chunk of its bundle. Fetches it with the
 * hash from the area's entry; the browser then runs it from its cache. A corrupted cached file is fetched again.
 *
 * @param url URL of a file in the area's release
 * @returns the same URL
 * @throws if the file cannot be fetched, is not listed, or does not match its hash
 */
export async function verifiedFile(url: string): Promise<string> {
  // A development server has no hashes.
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
