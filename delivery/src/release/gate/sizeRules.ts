import type { Release } from '@mentor-connect/build/release/release'
import { isCompressedCopy } from '@mentor-connect/build/release/hashAndCompress'
import type { LiveReleases } from '../../site/liveReleases'
import { routeWeights, sentBytes, type RouteWeight } from '../../site/pages/routeWeights'
import { stateWith } from '../liveState'
import { BUDGETS, KIND_BUDGETS, OTHER_BUDGET, routeBudget } from './budgets'
import type { Issue, LiveState, Rule } from './candidate'
import { libraries, scripts } from './files'

/** Budgets of the scripts, which browsers wait for. */
export const scriptBudgetRule: Rule = ({ description: { area, entry, files } }) => {
  const size = packedSize(files)
  const all = scripts(files)
  const entryBudget = area === 'shell' ? BUDGETS.shellEntry : BUDGETS.remoteEntry
  const total = sum(all.map(size))
  const chunks = all.filter((file) => file !== entry)
  return [
    ...over(`The entry ${entry}`, size(entry), entryBudget, 'brotli'),
    ...chunks.flatMap((file) => over(file, size(file), BUDGETS.chunk, 'brotli')),
    ...libraries(files).flatMap((file) => over(file, size(file), BUDGETS.library, 'brotli')),
    ...over('The release', total, BUDGETS.total, 'brotli'),
  ]
}

/** Budgets by kind of file, because the site stores and serves them. */
export const kindBudgetRule: Rule = ({ description: { files } }) => {
  const originals = Object.keys(files).filter((file) => !isCompressedCopy(file))
  return [...KIND_BUDGETS, OTHER_BUDGET].flatMap((budget): Issue[] => {
    const names = originals.filter((file) => budgetOf(file) === budget)
    const { name, count, each, total, packed = Infinity } = budget
    if (names.length === 0) return []
    if (count === 0)
      return [`${names[0]} is one of the ${name}, which a release must not contain: leave it out.`]
    const bytes = sum(names.map((file) => files[file]!.bytes))
    return [
      ...(names.length > count
        ? [`The release has ${names.length} ${name}, the budget is ${count}: leave out what no page needs.`]
        : []),
      ...names.flatMap((file) => over(file, files[file]!.bytes, each, 'not compressed')),
      ...over(`All ${name} together`, bytes, total, 'not compressed'),
      ...over(`All ${name} together`, sum(names.map(packedSize(files))), packed, 'brotli'),
    ]
  })
}

/** Budgets of the routes: a release must not make one heavier that is over its budget. */
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

/** How many scripts of a route a message names. */
const LARGEST_SHOWN = 3

/** Bytes of a file as it is sent. */
const packedSize = (files: Release['files']) => (file: string) => sentBytes(files, file)

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function budgetOf(file: string) {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return KIND_BUDGETS.find(({ endings }) => endings.includes(ending)) ?? OTHER_BUDGET
}

function over(what: string, bytes: number, budget: number, how: string): Issue[] {
  if (bytes <= budget) return []
  return [
    `${what} has ${kB(bytes)} (${how}), the budget is ${kB(budget)}: split or drop what is not needed, or raise the budget in budgets.ts with a reason.`,
  ]
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
