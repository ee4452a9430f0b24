/** `release.json` of a built area: what the registry and the page need to know of it. */
export interface Release {
  area: string
  release: string
  /** File that a page loads first, relative to the release's folder. */
  entry: string
  /** Range of the auth contract; the shell has none. */
  contract?: string
}

export const RELEASE_FILE = 'release.json'
