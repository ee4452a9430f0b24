import type { Instant } from './columnTypes'

/**
 * Events that one browser has reported for one release. Rows are deleted after eight days. `browser` and `network` are
 * hashes that change every day.
 */
export interface ReleaseBrowsersTable {
  area: string
  release: string
  browser: string
  network: string
  first_at: Instant
  last_at: Instant
  /** The time at which the browser last reported this kind of event; null if never. */
  failed_at: Instant | null
  error_at: Instant | null
  loaded_at: Instant | null
  slow_at: Instant | null
  /** Web vitals as indexes of ranges (`vitalRange`); null if not reported. */
  lcp: number | null
  inp: number | null
  cls: number | null
}

/** Number of pages that the site servers have sent in each minute (`2026-11-23T07:20`). */
interface ServedPagesTable {
  minute: string
  pages: number
}

export interface ReleaseHealthTables {
  release_browsers: ReleaseBrowsersTable
  served_pages: ServedPagesTable
}
