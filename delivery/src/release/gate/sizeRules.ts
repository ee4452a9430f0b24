import type { LiveReleases } from '../../site/liveReleases'
import { routeWeights, type RouteWeight } from '../../site/pages/routeWeights'
import { stateWith } from '../liveState'
import { routeBudget } from './budgets'
import type { Issue, LiveState, Rule } from '../candidate'

/** A release must not make a route heavier that is over its budget. */
export const routeBudgetRule: Rule = ({ description }, live) => {
  const isLive = releasesOf(live)[description.area]?.release === description.release
  const weightBefore = new Map(
    isLive ? [] : routeWeights(releasesOf(live)).map(({ path, bytes }) => [path, bytes]),
  )
  return routeWeights(releasesOf(stateWith(live, [description])))
    .filter(({ scripts }) => scripts.some(({ area }) => area === description.area))
    .filter((route) => route.bytes > routeBudget(route) && route.bytes > (weightBefore.get(route.path) ?? 0))
    .map(overBudget)
}

const releasesOf = ({ shell, remotes }: LiveState): LiveReleases => ({ ...remotes, shell })

function overBudget(route: RouteWeight): Issue {
  const largest = route.scripts.slice(0, LARGEST_SHOWN)
  const parts = largest.map(({ area, file, bytes }) => `${file} of ${area} with ${kB(bytes)}`).join(', ')
  return `${route.path} (${route.locale}) loads ${kB(route.bytes)} of JavaScript (brotli), the budget is ${kB(routeBudget(route))}; the largest parts are ${parts}: load later what the first view does not need, or raise the budget in budgets.ts with a reason.`
}

/** The number of scripts of a route that a message names. */
const LARGEST_SHOWN = 3

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
