import { SERIES_WEEKS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Tx } from '../../kernel/database/schema'
import { sessionErrors } from '../sessionErrors'
import { findActiveAvailability } from '../meetings/availability.repo'
import { schedulingErrors } from '../meetings/schedulingErrors'
import { seriesTimes } from './seriesTimes'
import { weeksBetween } from './weeklyStarts'

interface Wanted {
  learnerId: string
  mentorId: string
  kindId: string
  starts: string[]
}

/**
 * Returns the times of a series that is to be booked, if both people are free at all of them. The caller must
 * hold the locks of both.
 *
 * @throws ApiError `slot_taken` with the dates that are not free, or `invalid_input` if the dates are not a
 * series
 */
export async function requireFreeDates(tx: Tx, { learnerId, mentorId, kindId, starts }: Wanted, now: number) {
  const availability = await findActiveAvailability(tx, mentorId)
  const kind = availability?.kinds.find(({ id }) => id === kindId)
  if (!availability || !kind) throw sessionErrors.slotTaken([])
  const ats = starts.map((start) => Date.parse(start))
  requireWeekly(ats, availability.timeZone)
  const span = { start: ats[0]!, end: ats.at(-1)! + 1 }
  const { free } = await seriesTimes(tx, { mentorId, learnerId, availability, kind, span, now })
  const byStart = new Map(free.map((slot) => [slot.start, slot]))
  if (ats[0]! >= now + kind.horizonDays * DAY_MS) byStart.delete(ats[0]!)
  const taken = ats.flatMap((at, index) => (byStart.has(at) ? [] : [index]))
  if (taken.length > 0) throw schedulingErrors.datesTaken(taken)
  return { kind, spans: ats.map((at) => byStart.get(at)!) }
}

/**
 * Requires that the times form a weekly series.
 *
 * @throws ApiError `invalid_input` unless the times are in order, one in a week, within eight weeks
 */
function requireWeekly(ats: number[], timeZone: string) {
  const weeks = ats.map((at) => weeksBetween(ats[0]!, at, timeZone))
  if (weeks.some((week, index) => index > 0 && week <= weeks[index - 1]!))
    throw schedulingErrors.notASeries('Choose one time in each week, in their order.')
  if (weeks.at(-1)! >= SERIES_WEEKS_MAX)
    throw schedulingErrors.notASeries(`Choose times within ${SERIES_WEEKS_MAX} weeks.`)
}
