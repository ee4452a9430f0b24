import {
  FIGURE_NAMES,
  FIGURE_RANGES,
  FIGURES,
  type FigureName,
  type FigureRange,
  type FigureRow,
  type FigureUnit,
} from '@mentor-connect/contract/admin/figures'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE, DEFAULT_ZONE_MINUTES } from '@mentor-connect/contract/rules/timeZone'
import type { Database } from '../../kernel/database/schema'
import { periodOf } from '../../platform/time/periods'
import { activePeople, decisionHours } from './activePeople.query'
import { countsByDay, type DayCount, type DaySpan } from './countsByDay.query'

/** Returns the figures of each of the latest periods, oldest first. */
export async function figuresOf(db: Database, range: FigureRange, now: Date): Promise<FigureRow[]> {
  const { unit } = FIGURE_RANGES[range]
  const starts = startsOf(range, now)
  const since = beginningOf(starts[0]!)
  const counts = periodCounts(unit, await countsByDay(db, spansSince(starts[0]!, now), now))
  const active = await activePeople(db, unit, starts[0]!)
  const hours = await decisionHours(db, since)
  return starts.map((from) => {
    const values = FIGURE_NAMES.map((name) => [name, valueOf(name, counts.get(`${name} ${from}`))])
    const decided = hours.filter(({ day }) => periodOf(unit, day) === from).map((one) => one.hours)
    return {
      ...(Object.fromEntries(values) as Record<FigureName, number | null>),
      from,
      activeLearners: active.get(`user ${from}`) ?? null,
      activeMentors: active.get(`mentor ${from}`) ?? null,
      decisions: decided.length,
      decisionHours: medianOf(decided),
    }
  })
}

/** Returns the first days of the periods, as `YYYY-MM-DD`. */
function startsOf(range: FigureRange, now: Date): string[] {
  const { unit, count } = FIGURE_RANGES[range]
  const starts = [periodOf(unit, localDay(now, DEFAULT_TIME_ZONE))]
  while (starts.length < count) starts.unshift(periodOf(unit, daysAfter(starts[0]!, -1)))
  return starts
}

/** Returns the instant at which a day begins in the product's time zone. */
const beginningOf = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - DEFAULT_ZONE_MINUTES * MINUTE_MS).toISOString()

/** Returns all days from the given one to today. */
function spansSince(first: string, now: Date): DaySpan[] {
  const spans: DaySpan[] = []
  const last = localDay(now, DEFAULT_TIME_ZONE)
  for (let day = first; day <= last; day = daysAfter(day, 1))
    spans.push({
      day,
      first: beginningOf(day),
      next: beginningOf(daysAfter(day, 1)),
      later7: beginningOf(daysAfter(day, 7)),
      later30: beginningOf(daysAfter(day, 30)),
    })
  return spans
}

interface Sum {
  count: number
  of: number
}

/** Returns the sum of each figure in each period, by name and first day, such as `learners 2026-11-16`. */
function periodCounts(unit: FigureUnit, days: DayCount[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { name, day, count, of } of days) {
    const key = `${name} ${periodOf(unit, day)}`
    const sum = sums.get(key) ?? { count: 0, of: 0 }
    sums.set(key, { count: sum.count + count, of: sum.of + of })
  }
  return sums
}

function valueOf(name: FigureName, sum: Sum | undefined): number | null {
  if (FIGURES[name] === 'count') return sum?.count ?? 0
  return sum && sum.of > 0 ? sum.count / sum.of : null
}

function medianOf(values: number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
