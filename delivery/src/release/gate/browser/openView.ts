import type { Trial } from '@mentor-connect/build/release/declaration'
import type { BrowserContext } from 'playwright-core'
import { seriousViolations } from './axe'
import type { DirectPages } from './directPages'
import { Hung, inTime } from './inTime'
import { pathnameOf, type View } from './pagesToOpen'
import type { PrivateSite } from './privateSite'
import type { Findings } from './probe/probe'
import type { Leftover } from './probe/leftover'
import type { Loss } from './probe/othersData'
import { goTo, hasFailed, isShown, pathOf, quiet, tabOf, type Tab } from './tab'
import { tryControls } from './tryControls'
import { tryFrame, type FrameUse } from './tryFrame'
import { watchPage, type Events } from './watchPage'

const FOCUS_WAIT_MS = 150
const CLOSING_MS = 2_000
const HAS_LEFT = /Execution context was destroyed/

/** The observations of one view. */
export interface Seen {
  view: View
  events: Events
  /** True if the page did not respond, because its scripts never end. */
  hung: boolean
  /** True if the content of the page appeared. */
  shown: boolean
  ms: number
  /** The path that the shell redirected to. */
  redirectedTo?: string
  /** Length of the history of the tab; set if the page was redirected. */
  historyLength?: number
  /** Undefined if the page hung, crashed or was redirected. */
  findings?: Findings
  keepsFocus: boolean
  accessibility: string[]
  /** Undefined if the page was not shown, or had failed before its frame could be used. */
  use?: FrameUse
  /** Errors in the controls of the page that its area has declared. */
  controls: string[]
  losses: Loss[]
}

export interface Opening {
  context: BrowserContext
  /**
   * Calls a function with another browser profile of the same role and language, because open pages in one
   * profile notify each other.
   */
  elsewhere: <Result>(act: (context: BrowserContext) => Promise<Result>) => Promise<Result>
  site: PrivateSite
  /** Name of the probe in the page. */
  probe: string
  view: View
  /** Time for one step of the page, in ms. */
  stepLimitMs: number
  /** Tells whether an address belongs to another area; if undefined, the frame around the page is not used. */
  isOfOthers?: (path: string) => boolean
  directPages: DirectPages
  /** Actions of people on the pages of the area. */
  trials: Trial[]
}

/** Opens a page in its own tab, uses the frame around it, and describes what happens. */
export async function openView(opening: Opening): Promise<Seen> {
  const began = Date.now()
  const tab = await newTab(opening)
  const { events } = tab
  const seen: Seen = {
    view: opening.view,
    events,
    hung: false,
    shown: false,
    ms: 0,
    keepsFocus: true,
    accessibility: [],
    controls: [],
    losses: [],
  }
  try {
    await look(tab, opening, seen)
  } catch (error) {
    if (error instanceof Hung) seen.hung = true
    else if (HAS_LEFT.test(String(error))) events.left.push(tab.page.url())
    // A page that has crashed or left the site cannot be queried, and its events already record this.
    else if (!events.crashed && events.left.length === 0) throw error
  } finally {
    await close(tab)
    seen.ms = Date.now() - began
  }
  return seen
}

async function newTab({ context, site, probe, stepLimitMs }: Opening): Promise<Tab> {
  const page = await context.newPage()
  return tabOf(page, watchPage(page, site), probe, stepLimitMs)
}

const close = ({ page }: Tab) => inTime(CLOSING_MS, page.close()).catch(() => undefined)

async function look(tab: Tab, opening: Opening, seen: Seen) {
  const { view, site, isOfOthers } = opening
  await goTo(tab, site.siteUrl + view.url)
  seen.shown = await isShown(tab)
  await quiet(tab)
  const { origin, pathname } = new URL(tab.page.url())
  // `watchPage` records only documents that are requested. A page may also move to a document that is not
  // requested, such as an earlier one in the history.
  if (origin !== site.siteUrl) {
    tab.events.left.push(tab.page.url())
    return
  }
  if (pathname !== pathnameOf(view)) seen.redirectedTo = pathname
  if (seen.redirectedTo) {
    seen.historyLength = await inTime(tab.stepLimitMs, tab.page.evaluate<number>('history.length'))
    // A redirect may be caused by a fault: the shell leaves a page that has overwritten the session.
    seen.losses = await tab.ask('losses')
    return
  }
  seen.keepsFocus = await tab.ask('keepsFocus', FOCUS_WAIT_MS)
  // The findings are read before axe runs, because axe leaves traces of its own.
  seen.findings = await tab.ask('findings')
  if (!seen.shown || view.isBrief) return
  seen.accessibility = await inTime(tab.stepLimitMs, seriousViolations(tab.page))
  if (!isOfOthers || hasFailed(tab.events)) return
  const unexplained = (path: string, left: Leftover[]) =>
    opening.directPages.unexplained(`${view.role} ${view.locale} ${path}`, left, (act) =>
      openDirectly(path, opening, act),
    )
  seen.use = await tryFrame(tab, { view, isOfOthers, unexplained })
  if (pathOf(tab) === pathnameOf(view) && (await isShown(tab)))
    seen.controls = await tryControls(tab, view, opening.trials)
  if (!hasFailed(tab.events)) seen.losses = await tab.ask('losses')
}

function openDirectly(path: string, opening: Opening, act: (tab: Tab) => Promise<void>) {
  return opening.elsewhere(async (context) => {
    const tab = await newTab({ ...opening, context })
    try {
      await goTo(tab, opening.site.siteUrl + path)
      await isShown(tab)
      await act(tab)
    } finally {
      await close(tab)
    }
  })
}
