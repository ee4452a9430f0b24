import { LOCALES } from '@mentor-connect/contract/api/locales'
import { inParallel } from '@mentor-connect/server/parallel'
import { mountTableOf } from '../../../site/mountTable'
import type { Candidate, LiveState } from '../candidate'
import type { BrowserReport } from './browserReport'
import { reasonsOf, type Judged, type Measure } from './judge'
import { launchBrowser } from './launch'
import { openView, type Seen } from './openView'
import { pagesToOpen, type View } from './pagesToOpen'
import { createPeople } from './people'
import { servePrivately, type PrivateSite } from './privateSite'
import { probeScript } from './probeScript'
import { describeViews, joinedReasons } from './report'

/** Tabs at the same time. */
const CONCURRENT = 3
/** Most views of one check. What is beyond them is named in the report. */
export const VIEWS_MAX = 48
/** A release that fails on so many views is refused without opening the others. */
const FAILED_MAX = 6
const HUNG_MAX = 2
/** Time for one step of a page, in ms; more on a machine on which the shell alone takes long. */
const STEP_LIMIT_MS = 8_000
const SLOWER_THAN_SHELL = 5
/** The shell alone has time enough to start on the slowest machine. */
const SHELL_LIMIT_MS = 60_000

export interface BrowserOptions {
  /** Path of a Chromium. */
  chromium: string
  viewsMax?: number
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
  { chromium, viewsMax = VIEWS_MAX }: BrowserOptions,
): Promise<BrowserReport> {
  const began = Date.now()
  const all = next.shell ? pagesToOpen(candidates, next) : []
  const views = all.slice(0, viewsMax)
  if (views.length === 0) return { issues: [], summary: 'no page to open in a browser' }
  const site = await servePrivately(siteDir, candidates, next)
  try {
    const seen = await openAll(views, { site, next, chromium })
    const issues = joinedReasons(seen)
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
}

async function openAll(views: View[], { site, next, chromium }: Check): Promise<Judged[]> {
  const { browser, close } = await launchBrowser(chromium, site)
  try {
    const probe = await probeScript(Object.keys(next.remotes))
    const personOf = createPeople(browser, site, probe.content)
    const open = async (view: View, stepLimitMs: number) =>
      openView({ context: await personOf(view), site, probe: probe.name, view, stepLimitMs })
    const { measure, ms } = await measureShell((view) => open(view, SHELL_LIMIT_MS), next)
    const limitMs = Math.max(STEP_LIMIT_MS, SLOWER_THAN_SHELL * ms)
    const judged: Judged[] = []
    const isEnough = () =>
      judged.filter(({ reasons }) => reasons.length > 0).length >= FAILED_MAX ||
      judged.filter(({ hung }) => hung).length >= HUNG_MAX
    await inParallel(views, CONCURRENT, async (view) => {
      if (isEnough()) return
      const seen = await open(view, limitMs)
      judged.push({ ...seen, reasons: seen.redirectedTo ? [] : reasonsOf(seen, measure) })
    })
    return judged
  } finally {
    await close()
  }
}

/** Opens an address that no area has, in each language: what the page consists of then, and how long it takes. */
async function measureShell(
  open: (view: View) => Promise<Seen>,
  next: LiveState,
): Promise<{ measure: Measure; ms: number }> {
  const { shell, remotes } = next
  const [mount] = mountTableOf({ ...remotes, shell })
  const seen = await Promise.all(
    LOCALES.map((locale) => open({ path: '/*', url: UNKNOWN, locale, role: 'visitor', mount: mount! })),
  )
  const rules = seen.flatMap(({ findings }) => findings?.globalRules ?? [])
  const headings = seen.map(({ view, findings }) => [view.locale, findings?.heading ?? ''] as const)
  return {
    measure: { ownRules: new Set(rules), notFound: Object.fromEntries(headings), next },
    ms: Math.max(...seen.map(({ ms }) => ms)),
  }
}

const UNKNOWN = '/gate/no-such-page'
