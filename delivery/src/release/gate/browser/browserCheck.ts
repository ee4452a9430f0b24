import type { Candidate, LiveState } from '../../candidate'
import type { BrowserReport } from './browserReport'
import { openViews } from './openViews'
import { chooseViews, pagesToOpen, unopenedTrials } from './pagesToOpen'
import { describeViews, joinedReasons, lateIssue } from './report'
import { inSession } from './session'

/**
 * Maximum number of views in one check that are opened thoroughly. All other pages are opened briefly,
 * because a release of the shell can change each of them.
 */
export const VIEWS_MAX = 48
/** Maximum time for all views together. A check of 48 views takes a minute on a small machine. */
const LIMIT_MS = 10 * 60_000

export interface BrowserOptions {
  /** Path of a Chromium executable. */
  chromium: string
  viewsMax?: number
  /** Maximum time in ms for all views together. */
  limitMs?: number
}

/**
 * Opens the pages of releases that are to become live in a browser, as the live site would show them, and uses them.
 * Only files that the gate has checked may get here.
 *
 * @param siteDir the site that the candidates are released to
 * @param next the state in which the candidates are live
 */
export async function checkInBrowser(
  siteDir: string,
  candidates: Candidate[],
  next: LiveState,
  { chromium, viewsMax = VIEWS_MAX, limitMs = LIMIT_MS }: BrowserOptions,
): Promise<BrowserReport> {
  const began = Date.now()
  const all = next.shell ? pagesToOpen(candidates, next) : []
  const { views, left } = chooseViews(all, viewsMax)
  if (views.length === 0) return { issues: [], summary: 'no page to open in a browser' }
  const { judged: seen, late } = await inSession(
    { chromium, siteDir, candidates, next },
    async ({ judge, failedShell }) =>
      failedShell.length > 0 ? { judged: failedShell, late: undefined } : openViews(views, judge, limitMs),
  )
  const issues = [
    ...unopenedTrials(candidates, all),
    ...joinedReasons(seen),
    ...(late ? [lateIssue({ late, done: seen.length, all: views.length, limitMs })] : []),
  ]
  const summary = describeViews({ seen, left, issues, ms: Date.now() - began })
  return { issues, summary }
}
