// The contract between the page composer, which writes `page-scripts.json`, and the shell, which fetches ahead by it.

export const PAGE_SCRIPTS_PATH = '/page-scripts.json'

/** Which scripts each page of the site needs. */
export interface PageScripts {
  /** Generation of the registry that it was composed for. */
  generation: number
  scripts: string[]
  /** Address, with parameters as `:name` → indexes into `scripts`. */
  pages: Record<string, number[]>
}
