import { table } from '../report/table'
import { median } from '../statistics'
import type { Sample } from './measure'
import type { Series } from './rounds'
import type { ThreadTime } from './threadTime'
import { RIVAL } from './variants'

const HEAD = ['page', 'LCP ÷', 'interactive ÷', 'TBT ms −', 'transferred ÷', 'requests −']

/**
 * The site in relation to the monolith that is sent in the same way: ratios, and for the blocking time, which may be 0,
 * differences. Medians of the rounds, with the smallest and the largest.
 */
export function rivalTable(measured: Series<Sample>[]): string {
  const ratio =
    (key: keyof Sample) =>
    ([own, other]: Pair<Sample>) =>
      own[key] / other[key]
  const rows = pairsByPage(measured).map(([page, pairs]) => [
    page,
    // A browser that is busy may report no largest paint.
    spread(pairs.filter((pair) => pair.every(({ lcp }) => lcp > 0)).map(ratio('lcp')), 2),
    spread(pairs.map(ratio('interactive')), 2),
    spread(pairs.map(([own, other]) => own.tbt - other.tbt)),
    spread(pairs.map(ratio('bytes')), 2),
    spread(pairs.map(([own, other]) => own.requests - other.requests)),
  ])
  return table(HEAD, rows, { numbersFrom: 1 })
}

/** How much more the main thread does for the site than for the monolith, in ms; medians with their spread. */
export function rivalThreadTable(measured: Series<ThreadTime>[]): string {
  const difference = (pairs: Pair<ThreadTime>[], key: keyof ThreadTime) =>
    spread(pairs.map(([own, other]) => own[key] - other[key]))
  const rows = pairsByPage(measured).map(([page, pairs]) => [
    page,
    ...(['over', 'longest', 'all'] as const).map((key) => difference(pairs, key)),
  ])
  return table(['page', 'over 50 ms', 'longest task', 'all tasks'], rows, { numbersFrom: 1 })
}

/** What one round has measured of the site and of its rival. */
type Pair<Value> = [site: Value, rival: Value]

/** Of the pages that were measured in both variants. */
function pairsByPage<Value>(measured: Series<Value>[]): [page: string, pairs: Pair<Value>[]][] {
  return measured
    .filter(({ variant }) => variant === 'federated')
    .flatMap(({ page, values }) => {
      const rival = measured.find((series) => series.page === page && series.variant === RIVAL)
      const pairs = rival?.values.map((value, round): Pair<Value> => [values[round]!, value])
      return pairs ? [[page, pairs] as [string, Pair<Value>[]]] : []
    })
}

/** `1.05 (0.98 to 1.11)`; a single round has no spread, and none at all is a dash. */
function spread(values: number[], digits = 0): string {
  if (values.length === 0) return '–'
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    withoutMinusZero(value.toFixed(digits)),
  )
  return values.length === 1 ? `${middle}` : `${middle} (${least} to ${most})`
}

const withoutMinusZero = (text: string) => text.replace(/^-(0(\.0+)?)$/, '$1')
