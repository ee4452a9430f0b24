// The contract between the page composer, which writes `page-scripts.json`, and the shell, which reads it to prefetch
// what the next page needs.

export const PAGE_SCRIPTS_PATH = '/page-scripts.json'

/** The scripts and style sheets that each page of the site needs. */
export interface PageScripts {
  /** Generation of the registry for which the table was composed. */
  generation: number
  scripts: string[]
  /** Path, with parameters as `:name` → indexes into `scripts`. */
  pages: Record<string, number[]>
  /**
   * Path of a page for signed-in people → its first reads, as `firstReads()` returns them, without the URL of the API.
   * Absent in tables that an earlier version has composed.
   */
  reads?: Record<string, string[]>
}
