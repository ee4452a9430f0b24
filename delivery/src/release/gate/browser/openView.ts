import type { BrowserContext, Page } from 'playwright-core'
import { seriousViolations } from './axe'
import { Hung, inTime } from './inTime'
import type { View } from './pagesToOpen'
import type { PrivateSite } from './privateSite'
import type { PageState } from './probe/page'
import type { Findings } from './probe/probe'
import { watchPage, type Events } from './watchPage'

const QUIET_MS = 150
const LOOK_EVERY_MS = 25
const FOCUS_WAIT_MS = 150
const CLOSING_MS = 2_000

/** What was seen of one view. */
export interface Seen {
  view: View
  events: Events
  /** Whether its scripts never let it respond. */
  hung: boolean
  /** Whether its content appeared. */
  shown: boolean
  ms: number
  /** The path that the shell redirected to. */
  redirectedTo?: string
  /** Undefined if it hung, crashed or was redirected. */
  findings?: Findings
  keepsFocus: boolean
  accessibility: string[]
}

export interface Opening {
  context: BrowserContext
  site: PrivateSite
  /** Name of the probe in the page. */
  probe: string
  view: View
  /** Time for one step of the page, in ms. */
  stepLimitMs: number
}

/** Opens a page in a tab of its own, and describes what happens. */
export async function openView(opening: Opening): Promise<Seen> {
  const { context, site, view } = opening
  const began = Date.now()
  const page = await context.newPage()
  const events = watchPage(page, site)
  const seen: Seen = {
    view,
    events,
    hung: false,
    shown: false,
    ms: 0,
    keepsFocus: true,
    accessibility: [],
  }
  try {
    await look(page, opening, seen)
  } catch (error) {
    if (error instanceof Hung) seen.hung = true
    // A page that has crashed or gone elsewhere cannot be asked any more; its events say so.
    else if (!events.crashed && events.left.length === 0) throw error
  } finally {
    await inTime(CLOSING_MS, page.close()).catch(() => undefined)
    seen.ms = Date.now() - began
  }
  return seen
}

async function look(page: Page, { site, probe, stepLimitMs }: Opening, seen: Seen) {
  const ask = <Answer>(question: string) =>
    inTime(stepLimitMs, page.evaluate<Answer>(`window[${JSON.stringify(probe)}].${question}`))
  await inTime(stepLimitMs, page.goto(site.siteUrl + seen.view.url, { waitUntil: 'commit' }))
  seen.shown = await isShown(() => ask<PageState>('state()'), seen.events, stepLimitMs)
  await quiet(seen.events, stepLimitMs)
  const { pathname } = new URL(page.url())
  if (pathname !== seen.view.url) seen.redirectedTo = pathname
  if (seen.redirectedTo) return
  seen.keepsFocus = await ask<boolean>(`keepsFocus(${FOCUS_WAIT_MS})`)
  // Before axe, which leaves its own traces.
  seen.findings = await ask<Findings>('findings()')
  if (seen.shown) seen.accessibility = await inTime(stepLimitMs, seriousViolations(page))
}

/** Waits until a page shows its content, or until it has failed. */
async function isShown(state: () => Promise<PageState>, events: Events, limitMs: number): Promise<boolean> {
  const began = Date.now()
  for (;;) {
    if ((await state()).isShown) return true
    const hasFailed = events.crashed || events.left.length > 0 || events.errors.length > 0
    if (hasFailed || Date.now() - began > limitMs) return false
    await delay(LOOK_EVERY_MS)
  }
}

/** Waits until nothing has been requested for a moment. */
async function quiet({ pending }: Events, limitMs: number) {
  const began = Date.now()
  let quietSince = began
  while (Date.now() - quietSince < QUIET_MS && Date.now() - began < limitMs) {
    await delay(LOOK_EVERY_MS)
    if (pending() > 0) quietSince = Date.now()
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
