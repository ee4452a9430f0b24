import { absenceError, type Absence, type AbsenceError } from './absences'
import { graphemeCount } from '../../rules/graphemes'
import { isMeetingUrl } from './meetingUrl'
import {
  BUFFER_MAX,
  HORIZON_DAYS_MAX,
  NOTICE_HOURS_MAX,
  NOTICE_HOURS_MIN,
  PER_DAY_MAX,
  QUARTER,
  RANGES_PER_DAY_MAX,
  SESSION_KIND_TITLE_MAX,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
} from './sessionLimits'

/** Minutes since local midnight; `until` may be 1440. */
export interface TimeRange {
  from: number
  until: number
}

export interface SessionKind {
  id: string
  title: string
  minutes: number
  /** Minutes that stay free after a session, before the next one can begin. */
  buffer: number
  /** Minutes that stay free before a session; 0 by default. It adds to `buffer` of the session before. */
  bufferBefore?: number
  /** Maximum number of sessions of this kind on one day in the mentor's time zone; 0 or absent for no limit. */
  perDay?: number
  /** Minimum number of hours between booking and session. */
  noticeHours: number
  /** Maximum number of days ahead that a session can be booked. */
  horizonDays: number
}

/** The times at which a mentor can be booked, in the local time of the mentor's time zone. */
export interface Availability {
  /** IANA time zone name. */
  timeZone: string
  /** Hours of each weekday. `weekday` is 1 for Monday to 7 for Sunday. */
  weekly: (TimeRange & { weekday: number })[]
  /** Days whose hours differ from their weekday's. A day without ranges cannot be booked. */
  days: { date: string; ranges: TimeRange[] }[]
  /** Days on which nobody can book, regardless of `weekly` and `days`. If absent, the stored absences are kept. */
  absences?: Absence[]
  kinds: SessionKind[]
  /** Link of the mentor's video calls; empty if there is none. */
  meetingUrl: string
  /** Maximum number of sessions of all kinds on one day; 0 or absent for no limit. */
  perDay?: number
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export const rangesOn = ({ weekly }: Pick<Availability, 'weekly'>, weekday: number): TimeRange[] =>
  weekly.filter((range) => range.weekday === weekday).sort((a, b) => a.from - b.from)

export type AvailabilityError =
  | 'order'
  | 'overlap'
  | 'too_many'
  | 'title'
  | 'kind_numbers'
  | 'meeting_url'
  | 'per_day'
  | 'same_date'
  | 'same_id'
  | AbsenceError

/** Returns the errors by field: `weekly.1`, `days.2026-12-25`, `absences.0`, `kinds.0`, `meetingUrl`, `perDay`. */
export function availabilityErrors(availability: Availability): Record<string, AvailabilityError> {
  const { days, absences = [], kinds, meetingUrl, perDay = 0 } = availability
  const found: [string, AvailabilityError | undefined][] = [
    ...WEEKDAYS.map((day) => [`weekly.${day}`, rangesError(rangesOn(availability, day))] as const),
    ...days.map(({ date, ranges }) => [`days.${date}`, rangesError(ranges)] as const),
    ...repeated(days.map(({ date }) => date)).map((date) => [`days.${date}`, 'same_date'] as const),
    ...absences.map(
      (one, index) => [`absences.${index}`, absenceError(one, absences.slice(0, index))] as const,
    ),
    ...kinds.map((kind, index) => [`kinds.${index}`, kindError(kind)] as const),
    ...repeated(kinds.map(({ id }) => id)).map((id) => [`kinds.${id}`, 'same_id'] as const),
    ['meetingUrl', meetingUrl === '' || isMeetingUrl(meetingUrl) ? undefined : 'meeting_url'],
    ['perDay', isPerDay(perDay) ? undefined : 'per_day'],
  ].map(([field, error]) => [field as string, error as AvailabilityError | undefined])
  return Object.fromEntries(found.filter((entry): entry is [string, AvailabilityError] => Boolean(entry[1])))
}

export function rangesError(ranges: TimeRange[]): AvailabilityError | undefined {
  if (ranges.length > RANGES_PER_DAY_MAX) return 'too_many'
  const sorted = [...ranges].sort((a, b) => a.from - b.from)
  if (sorted.some(({ from, until }) => until <= from)) return 'order'
  return sorted.some(({ from }, index) => index > 0 && from < sorted[index - 1]!.until)
    ? 'overlap'
    : undefined
}

function kindError(kind: SessionKind) {
  const { title, minutes, buffer, bufferBefore = 0, perDay = 0, noticeHours, horizonDays } = kind
  const length = graphemeCount(title.trim())
  if (length === 0 || length > SESSION_KIND_TITLE_MAX) return 'title'
  const isValid =
    isStep(minutes, SESSION_MINUTES_MIN, SESSION_MINUTES_MAX) &&
    isStep(buffer, 0, BUFFER_MAX) &&
    isStep(bufferBefore, 0, BUFFER_MAX) &&
    isPerDay(perDay) &&
    noticeHours >= NOTICE_HOURS_MIN &&
    noticeHours <= NOTICE_HOURS_MAX &&
    horizonDays >= 1 &&
    horizonDays <= HORIZON_DAYS_MAX
  return isValid ? undefined : 'kind_numbers'
}

const isPerDay = (value: number) => Number.isInteger(value) && value >= 0 && value <= PER_DAY_MAX

const isStep = (value: number, min: number, max: number) =>
  value >= min && value <= max && value % QUARTER === 0

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
