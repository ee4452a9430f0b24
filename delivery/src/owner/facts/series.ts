import type { AreaPeriod } from '@mentor-connect/contract/api/releaseHealth'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { VITALS, type Vital } from '@mentor-connect/contract/rules/releaseHealth'
import type { LedgerEntry } from '../../release/ledger'
import type { PeriodsQuery } from '../../watch/healthClient'
import { changesNewestFirst, describeChange, type Change } from './history'
import { thirdQuartile, type Quartile } from './vitals'

export const RANGES = {
  day: { by: 'hour', count: 24, ms: HOUR_MS, label: '24 hours' },
  // The API keeps its numbers for eight days.
  week: { by: 'day', count: 8, ms: DAY_MS, label: '8 days' },
} as const
export type Range = keyof typeof RANGES

/** What browsers noticed of an area in one hour or day. */
export interface Point {
  /** Start of it, in ms since 1970. */
  at: number
  browsers: number
  /** Shares of the browsers; undefined if there were none. */
  failed?: number
  error?: number
  vitals: Partial<Record<Vital, Quartile>>
}

export interface Series {
  range: Range
  /** In ms since 1970. */
  from: number
  to: number
  /** One for each hour or day, oldest first; the last one is not over yet. */
  points: Point[]
  /** Releases, canaries and rollbacks in this time, oldest first. */
  marks: Change[]
}

interface Options {
  area: string
  range: Range
  ledger: LedgerEntry[]
  now: Date
}

/** @param ask for the numbers of the API */
export async function readSeries(
  { area, range, ledger, now }: Options,
  ask: (query: PeriodsQuery) => Promise<AreaPeriod[]>,
): Promise<Series> {
  const { by, count, ms } = RANGES[range]
  const to = Math.floor(now.getTime() / ms) * ms + ms
  const from = to - count * ms
  const periods = await ask({ area, since: new Date(from).toISOString(), by })
  const known = new Map(periods.map((period) => [Date.parse(period.start), period]))
  const points = Array.from({ length: count }, (_, index) => {
    const at = from + index * ms
    return pointOf(at, known.get(at))
  })
  return { range, from, to, points, marks: marksOf(ledger, area, from) }
}

function pointOf(at: number, period: AreaPeriod | undefined): Point {
  if (!period) return { at, browsers: 0, vitals: {} }
  const { browsers, failed, error, vitals } = period
  const quartiles = VITALS.flatMap((vital) => {
    const quartile = thirdQuartile(vital, vitals[vital])
    return quartile ? [[vital, quartile] as const] : []
  })
  return {
    at,
    browsers,
    ...(browsers > 0 && { failed: failed / browsers, error: error / browsers }),
    vitals: Object.fromEntries(quartiles),
  }
}

/** More would hide the lines. */
const MARKS_MAX = 20

function marksOf(ledger: LedgerEntry[], area: string, from: number): Change[] {
  return changesNewestFirst(ledger, area)
    .filter(({ at, action }) => Date.parse(at) >= from && MARKED.has(action))
    .slice(0, MARKS_MAX)
    .map((entry) => describeChange(entry, ledger))
    .reverse()
}

const MARKED = new Set<LedgerEntry['action']>(['release', 'canary', 'rollback'])
