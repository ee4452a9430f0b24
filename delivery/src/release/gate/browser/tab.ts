import type { Page } from 'playwright-core'
import { inTime } from './inTime'
import type { PageState } from './probe/page'
import type { Probe } from './probe/probe'
import type { Events } from './watchPage'

const QUIET_MS = 150
const LOOK_EVERY_MS = 50

/** A page with the probe in it. */
export interface Tab {
  page: Page
  events: Events
  /** Time for one step of the page, in ms. */
  stepLimitMs: number
  /** Queries the probe. @throws Hung if the page does not respond */
  ask: <Question extends keyof Probe>(
    question: Question,
    ...given: Parameters<Probe[Question]>
  ) => Promise<Awaited<ReturnType<Probe[Question]>>>
}

/** Wraps a page as a tab. @param probe name of the probe in the page */
export function tabOf(page: Page, events: Events, probe: string, stepLimitMs: number): Tab {
  return {
    page,
    events,
    stepLimitMs,
    ask: (question, ...given) =>
      inTime(
        stepLimitMs,
        page.evaluate(
          `window[${JSON.stringify(probe)}].${question}(${given.map((one) => JSON.stringify(one))})`,
        ),
      ),
  }
}

/**
 * Share of the time for a step within which a page must react to a click, must clean up after it is left, and must have
 * the controls that its area declares.
 */
const MOMENT = 1 / 4
export const briefly = (tab: Tab): Tab => ({ ...tab, stepLimitMs: MOMENT * tab.stepLimitMs })

/** Goes to an address of the site. */
export const goTo = ({ page, stepLimitMs }: Tab, url: string) =>
  inTime(stepLimitMs, page.goto(url, { waitUntil: 'commit' }))

/** Waits until the page shows its content, or until it has failed. */
export const isShown = (tab: Tab, isNew: (state: PageState) => boolean = () => true): Promise<boolean> =>
  until(tab, async () => {
    const state = await tab.ask('state')
    return state.isShown && isNew(state)
  })

/** Waits until a condition holds. Returns false if the page fails first or takes too long. */
export async function until(
  { events, stepLimitMs }: Tab,
  holds: () => Promise<boolean> | boolean,
): Promise<boolean> {
  const began = Date.now()
  for (;;) {
    if (await holds()) return true
    if (hasFailed(events) || Date.now() - began > stepLimitMs) return false
    await delay(LOOK_EVERY_MS)
  }
}

export const hasFailed = ({ crashed, left, errors }: Events) =>
  crashed || left.length > 0 || errors.length > 0

/** Waits until nothing has been requested for a short time. */
export async function quiet({ events: { pending }, stepLimitMs }: Tab) {
  const began = Date.now()
  let quietSince = began
  while (Date.now() - quietSince < QUIET_MS && Date.now() - began < stepLimitMs) {
    await delay(LOOK_EVERY_MS)
    if (pending() > 0) quietSince = Date.now()
  }
}

export const pathOf = ({ page }: Tab) => new URL(page.url()).pathname

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
