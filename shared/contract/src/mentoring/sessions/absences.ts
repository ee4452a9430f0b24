import { DAY_MS } from '../../rules/durations'
import { daysAfter } from '../../rules/localDay'
import { ABSENCE_DAYS_MAX, ABSENCE_YEARS_AHEAD, ABSENCES_MAX } from './sessionLimits'

/** First and last calendar day of an absence, in the mentor’s time zone, `YYYY-MM-DD`. Both belong to the absence. */
export interface Absence {
  from: string
  to: string
}

export type AbsenceError = 'absence_order' | 'absence_long' | 'absence_overlap'

/** Returns the error of an absence, given the other absences. The result does not depend on today's date. */
export function absenceError(absence: Absence, others: Absence[]): AbsenceError | undefined {
  const { from, to } = absence
  if (to < from) return 'absence_order'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days > ABSENCE_DAYS_MAX) return 'absence_long'
  return others.some((other) => other.from <= to && other.to >= from) ? 'absence_overlap' : undefined
}

/** Returns the error of an absence that is about to be added, which also depends on today's date. */
export function newAbsenceError(
  absence: Absence,
  others: Absence[],
  today: string,
): AbsenceError | 'absence_days' | 'absence_many' | undefined {
  if (others.length >= ABSENCES_MAX) return 'absence_many'
  const last = daysAfter(today, ABSENCE_YEARS_AHEAD * 365)
  return (
    absenceError(absence, others) ?? (absence.to < today || absence.from > last ? 'absence_days' : undefined)
  )
}

export const absenceOn = (absences: Absence[], day: string): Absence | undefined =>
  absences.find(({ from, to }) => from <= day && day <= to)
