import { table } from '@mentor-connect/contract/rules/textTable'
import type { LiveReleases } from '../../site/liveReleases'
import { routeWeights } from '../../site/pages/routeWeights'
import { routeBudget } from './budgets'

const HEADINGS = ['route', 'in', 'scripts', 'kB (br)', 'budget', '']

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** A table for a terminal, with the weight of each route next to its budget. */
export function routeTable(releases: LiveReleases): string {
  const rows = routeWeights(releases).map((route) => {
    const budget = routeBudget(route)
    return [
      route.path,
      route.locale,
      String(route.scripts.length),
      kB(route.bytes),
      kB(budget),
      route.bytes > budget ? `over by ${kB(route.bytes - budget)}` : '',
    ]
  })
  return table(HEADINGS, rows, 'There are no routes.')
}
