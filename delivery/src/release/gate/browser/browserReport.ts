import type { Candidate, Issue, LiveState } from '../../candidate'

export interface BrowserReport {
  issues: Issue[]
  /** What was opened and what was not, in one line. */
  summary: string
}

/**
 * Opens the pages of releases in a browser before they become live.
 *
 * @param siteDir the site that they are released to
 * @param next the state in which the candidates are live
 */
export type BrowserCheck = (
  siteDir: string,
  candidates: Candidate[],
  next: LiveState,
) => Promise<BrowserReport>
