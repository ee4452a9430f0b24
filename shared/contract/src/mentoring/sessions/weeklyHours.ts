import { absenceError, type Absence, type AbsenceError } from './absences'
import { graphemeCount } from '../../rules/graphemes'
import { isMeetingUrl } from './meetingUrl'
import {
  BUFFER_MAX,
  HORIZON_DAYS_MAX,
  NOTICE_HOURS_MAX,
  NOTICE_HOURS_MIN,
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
  /** Minutes that stay free after a session. */
  buffer: number
  /** How many hours ahead one must book. */
  noticeHours: number
  /** How many days ahead one can book. */
  horizonDays: number
}

/** When a mentor can be booked, by the clock of the mentor's time zone. */
export interface Availability {
  /** IANA name. */
  timeZone: string
  /** Weekdays count from Monday, 1. */
  weekly: (TimeRange & { weekday: number })[]
  /** Days that differ from their weekday; without ranges the mentor is away. */
  days: { date: string; ranges: TimeRange[] }[]
  /** Days on which nobody can book, whatever `weekly` and `days` say. If left out, the stored ones stay. */
  absences?: Absence[]
  kinds: SessionKind[]
  /** Where the mentor meets learners; empty for none. */
  meetingUrl: string
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
  | 'same_date'
  | 'same_id'
  | AbsenceError

/** What is wrong, by field: `weekly.1`, `days.2026-12-25`, `absences.0`, `kinds.0`, `meetingUrl`. */
export function availabilityErrors(availability: Availability): Record<string, AvailabilityError> {
  const { days, absences = [], kinds, meetingUrl } = availability
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

function kindError({ title, minutes, buffer, noticeHours, horizonDays }: SessionKind) {
  const length = graphemeCount(title.trim())
  if (length === 0 || length > SESSION_KIND_TITLE_MAX) return 'title'
  const isValid =
    isStep(minutes, SESSION_MINUTES_MIN, SESSION_MINUTES_MAX) &&
    isStep(buffer, 0, BUFFER_MAX) &&
    noticeHours >= NOTICE_HOURS_MIN &&
    noticeHours <= NOTICE_HOURS_MAX &&
    horizonDays >= 1 &&
    horizonDays <= HORIZON_DAYS_MAX
  return isValid ? undefined : 'kind_numbers'
}

const isStep = (value: number, min: number, max: number) =>
  value >= min && value <= max && value % QUARTER === 0

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
