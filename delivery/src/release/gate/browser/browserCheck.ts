import { LOCALES } from '@mentor-connect/contract/api/locales'
import { mountTableOf } from '../../../site/mountTable'
import type { Candidate, LiveState } from '../../candidate'
import type { BrowserReport } from './browserReport'
import { reasonsOf, type Judged, type Measure } from './judge'
import { launchBrowser } from './launch'
import { openView, type Seen } from './openView'
import { openViews, type Opened } from './openViews'
import { pagesToOpen, type View } from './pagesToOpen'
import { createPeople } from './people'
import { servePrivately, type PrivateSite } from './privateSite'
import { probeScript } from './probeScript'
import { describeViews, joinedReasons, lateIssue } from './report'

/** Most views of one check. What is beyond them is named in the report. */
export const VIEWS_MAX = 48
/** Time for all views together. A check of 48 views takes a minute on a small machine. */
const LIMIT_MS = 10 * 60_000
/** Time for one step of a page, in ms; more on a machine on which the shell alone takes long. */
const STEP_LIMIT_MS = 8_000
const SLOWER_THAN_SHELL = 5
/** The shell alone has time enough to start on the slowest machine. */
const SHELL_LIMIT_MS = 60_000

export interface BrowserOptions {
  /** Path of a Chromium. */
  chromium: string
  viewsMax?: number
  /** Time for all views together. */
  limitMs?: number
}

/**
 * Opens the pages of releases that are to become live in a browser, as the live site would show them. Only files that
 * the gate has checked may get here.
 *
 * @param siteDir the site that they are released to
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
  const views = all.slice(0, viewsMax)
  if (views.length === 0) return { issues: [], summary: 'no page to open in a browser' }
  const site = await servePrivately(siteDir, candidates, next)
  try {
    const { judged: seen, late } = await openAll(views, { site, next, chromium, limitMs })
    const issues = [
      ...joinedReasons(seen),
      ...(late ? [lateIssue({ late, done: seen.length, all: views.length, limitMs })] : []),
    ]
    const summary = describeViews({ seen, left: all.slice(viewsMax), issues, ms: Date.now() - began })
    return { issues, summary }
  } finally {
    await site.close()
  }
}

interface Check {
  site: PrivateSite
  next: LiveState
  chromium: string
  limitMs: number
}

async function openAll(views: View[], { site, next, chromium, limitMs }: Check): Promise<Opened> {
  const { browser, close } = await launchBrowser(chromium, site)
  try {
    const probe = await probeScript(Object.keys(next.remotes))
    const personOf = createPeople(browser, site, probe.content)
    const open = async (view: View, stepLimitMs: number) =>
      openView({ context: await personOf(view), site, probe: probe.name, view, stepLimitMs })
    const { measure, ms, failed } = await measureShell((view) => open(view, SHELL_LIMIT_MS), next)
    if (failed.length > 0) return { judged: failed }
    const stepLimitMs = Math.max(STEP_LIMIT_MS, SLOWER_THAN_SHELL * ms)
    const judge = async (view: View): Promise<Judged> => {
      const seen = await open(view, stepLimitMs)
      return { ...seen, reasons: seen.redirectedTo ? [] : reasonsOf(seen, measure) }
    }
    return await openViews(views, judge, limitMs)
  } finally {
    await close()
  }
}

interface Shell {
  measure: Measure
  ms: number
  /** The views that the shell does not show. Every other page would fail as well, after a long wait. */
  failed: Judged[]
}

/** Opens an address that no area has, in each language: what the page consists of then, and how long it takes. */
async function measureShell(open: (view: View) => Promise<Seen>, next: LiveState): Promise<Shell> {
  const { shell, remotes } = next
  const [mount] = mountTableOf({ ...remotes, shell })
  const seen = await Promise.all(
    LOCALES.map((locale) => open({ path: '/*', url: UNKNOWN, locale, role: 'visitor', mount: mount! })),
  )
  const rules = seen.flatMap(({ findings }) => findings?.globalRules ?? [])
  const headings = seen.map(({ view, findings }) => [view.locale, findings?.heading ?? ''] as const)
  const measure = { ownRules: new Set(rules), notFound: Object.fromEntries(headings), next }
  const failed = seen.filter(({ shown }) => !shown)
  return {
    measure,
    ms: Math.max(...seen.map(({ ms }) => ms)),
    failed: failed.map((one) => ({ ...one, reasons: reasonsOf(one, measure) })),
  }
}

const UNKNOWN = '/gate/no-such-page'
