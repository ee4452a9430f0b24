import type { Candidate, Issue, LiveState } from '../../candidate'

export interface BrowserReport {
  issues: Issue[]
  /** One line that says which pages were opened and which were not. */
  summary: string
}

/**
 * Opens the pages of releases in a browser before they become live.
 *
 * @param siteDir the site that the candidates are released to
 * @param next the state in which the candidates are live
 */
export type BrowserCheck = (
  siteDir: string,
  candidates: Candidate[],
  next: LiveState,
) => Promise<BrowserReport>
