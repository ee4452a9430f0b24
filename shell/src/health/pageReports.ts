import type { PageReport } from '@mentor-connect/contract/api/releaseHealth'
import type { Vital } from '@mentor-connect/contract/rules/releaseHealth'

interface Shown {
  route: string
  /** Time at which the page was shown, in ms since the start of the document. */
  since: number
}

/**
 * Collects web vitals by the page on which they were measured, because one document shows several pages.
 * @param first route of the page that is shown first
 */
export function createPageReports(first: string) {
  const shown: Shown[] = [{ route: first, since: 0 }]
  const changed = new Map<Vital, PageReport>()

  return {
    /** @param now ms since the start of the document */
    pageShown(route: string, now: number) {
      if (shown.at(-1)!.route !== route) shown.push({ route, since: now })
    },
    /** @param at time of the measurement, in ms since the start of the document */
    addVital(vital: Vital, value: number, at: number) {
      const { route } = shown.findLast(({ since }) => since <= at) ?? shown[0]!
      changed.set(vital, { route, [vital]: value })
    },
    /** Returns the values that have changed since the last call, by route. */
    takeChanged(): PageReport[] {
      const byRoute = new Map<string, PageReport>()
      for (const report of changed.values())
        byRoute.set(report.route, { ...byRoute.get(report.route), ...report })
      changed.clear()
      return [...byRoute.values()]
    },
    /** Takes back reports that could not be sent, except for values that were measured again meanwhile. */
    giveBack(unsent: PageReport[]) {
      for (const { route, ...vitals } of unsent)
        for (const [vital, value] of Object.entries(vitals) as [Vital, number][])
          if (!changed.has(vital)) changed.set(vital, { route, [vital]: value })
    },
  }
}
