import type { PageReport } from '@mentor-connect/contract/api/releaseHealth'
import type { Vital } from '@mentor-connect/contract/rules/releaseHealth'

interface Shown {
  route: string
  /** ms since the start of the document. */
  since: number
}

/**
 * Collects web vitals by the page on which they were measured: a document shows several pages one after another.
 * @param first the route of the page that is shown now
 */
export function createPageReports(first: string) {
  const shown: Shown[] = [{ route: first, since: 0 }]
  const changed = new Map<Vital, PageReport>()

  return {
    /** @param now ms since the start of the document */
    pageShown(route: string, now: number) {
      if (shown.at(-1)!.route !== route) shown.push({ route, since: now })
    },
    /** @param at when it was measured, in ms since the start of the document */
    addVital(vital: Vital, value: number, at: number) {
      const { route } = shown.findLast(({ since }) => since <= at) ?? shown[0]!
      changed.set(vital, { route, [vital]: value })
    },
    /** What has changed since the last call, by route. */
    takeChanged(): PageReport[] {
      const byRoute = new Map<string, PageReport>()
      for (const report of changed.values())
        byRoute.set(report.route, { ...byRoute.get(report.route), ...report })
      changed.clear()
      return [...byRoute.values()]
    },
    /** Takes back reports that could not be sent, except for what was measured again meanwhile. */
    giveBack(unsent: PageReport[]) {
      for (const { route, ...vitals } of unsent)
        for (const [vital, value] of Object.entries(vitals) as [Vital, number][])
          if (!changed.has(vital)) changed.set(vital, { route, [vital]: value })
    },
  }
}
