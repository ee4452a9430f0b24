import type { Instant } from './columnTypes'

/** What one browser noticed of one release; deleted after eight days. The hashes change every day. */
export interface ReleaseBrowsersTable {
  area: string
  release: string
  browser: string
  network: string
  first_at: Instant
  last_at: Instant
  /** When it last noticed that; null if never. */
  failed_at: Instant | null
  error_at: Instant | null
  loaded_at: Instant | null
  slow_at: Instant | null
  /** Indexes of ranges (`vitalRange`). */
  lcp: number | null
  inp: number | null
  cls: number | null
}

/** Pages that the site servers have sent, by minute (`2026-11-23T07:20`). */
interface ServedPagesTable {
  minute: string
  pages: number
}

export interface ReleaseHealthTables {
  release_browsers: ReleaseBrowsersTable
  served_pages: ServedPagesTable
}
