import { hasMoreGraphemes } from '../rules/graphemes'
import { requiredLine, type TextError } from './enteredContent'
import { TIMELINE_LINE_MAX, TIMELINE_TEXT_MAX, YEAR_MAX, YEAR_MIN } from './portfolioLimits'

/** A period of education or of work. */
export interface TimelineEntry {
  /** The degree, or the role. */
  title: string
  /** The school, or the employer. */
  organisation: string
  text: string
  from: number
  /** Months are counted from 1. Absent if only the year is stated. */
  fromMonth?: number
  /** The last year; absent if the period has not ended. */
  to?: number
  toMonth?: number
  /** True if the experience was volunteering. */
  isVolunteer?: boolean
}

/** `years`: the end is before the beginning. */
export type TimelineError = 'year' | 'years' | 'month'

/** Returns the errors of an entry by field. */
export function timelineErrors(entry: TimelineEntry): Record<string, TextError | TimelineError | undefined> {
  const { title, organisation, text, from, fromMonth, to, toMonth } = entry
  return {
    title: requiredLine(title, TIMELINE_LINE_MAX),
    organisation: requiredLine(organisation, TIMELINE_LINE_MAX),
    from: isYear(from) ? undefined : 'year',
    fromMonth: isMonth(fromMonth) ? undefined : 'month',
    to: endError(entry),
    // A month without a year is an error.
    toMonth: isMonth(toMonth) && (toMonth === undefined || to !== undefined) ? undefined : 'month',
    text: hasMoreGraphemes(text, TIMELINE_TEXT_MAX) ? 'too_long' : undefined,
  }
}

const isYear = (year: number) => Number.isInteger(year) && year >= YEAR_MIN && year <= YEAR_MAX
const isMonth = (month: number | undefined) =>
  month === undefined || (Number.isInteger(month) && month >= 1 && month <= 12)

function endError({ from, fromMonth = 1, to, toMonth = 12 }: TimelineEntry): TimelineError | undefined {
  if (to === undefined) return undefined
  if (!isYear(to)) return 'year'
  return to < from || (to === from && toMonth < fromMonth) ? 'years' : undefined
}

/**
 * Compares two entries for sorting. Entries that have not ended come first, then those with the latest end.
 */
export function latestFirst(a: TimelineEntry, b: TimelineEntry): number {
  return endOf(a) === endOf(b) ? beginningOf(b) - beginningOf(a) : endOf(b) - endOf(a)
}

// `Infinity` is not used, because `Infinity - Infinity` is NaN.
const endOf = ({ to = YEAR_MAX + 1, toMonth = 12 }: TimelineEntry) => to * 12 + toMonth
const beginningOf = ({ from, fromMonth = 1 }: TimelineEntry) => from * 12 + fromMonth
