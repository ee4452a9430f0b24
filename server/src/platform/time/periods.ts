import { localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { mondayOf } from './mondayOf'

export const PERIOD_UNITS = ['day', 'week', 'month'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

/** Returns the first day of the period to which a calendar day belongs. */
export function periodOf(unit: PeriodUnit, day: string): string {
  if (unit === 'week') return mondayOf(day)
  return unit === 'month' ? `${day.slice(0, 7)}-01` : day
}

/** Returns the periods that contain an instant, in the product's time zone. */
export function periodsAt(at: string): Record<PeriodUnit, string> {
  const day = localDay(at, DEFAULT_TIME_ZONE)
  return { day, week: periodOf('week', day), month: periodOf('month', day) }
}
