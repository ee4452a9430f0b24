import { SERIES_WEEKS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../kernel/database/schema'
import type { SavedAvailability } from '../meetings/availability.repo'
import { mentorTimes, type BookableKind } from '../meetings/mentorTimes'
import { openSlots } from '../meetings/slots.service'
import { freeTimesOf, type Span } from '../meetings/timeCells.repo'

interface Wanted {
  mentorId: string
  learnerId: string
  availability: SavedAvailability
  kind: BookableKind
  /**
   * The period in which the sessions must begin, [start, end). The first session must also begin within the
   * horizon of the kind.
   */
  span: Span
  now: number
}

/** The times in a period that a series of a learner could take. */
export interface SeriesTimes {
  /** Times that the mentor's hours offer, by their start. */
  offered: Map<number, Span>
  /** The offered times at which both people are free, in order. */
  free: Span[]
}

/**
 * Returns the times that a series can take. Sessions after the first may lie beyond the horizon of the kind
 * of session. The horizon limits how far ahead strangers can book, but a series is only for learners in an
 * active mentorship.
 */
export async function seriesTimes(
  db: Database,
  { mentorId, learnerId, availability, kind, span, now }: Wanted,
): Promise<SeriesTimes> {
  const further = { ...kind, horizonDays: kind.horizonDays + SERIES_WEEKS_MAX * 7 }
  const all = openSlots(availability, further, { from: span.start, to: span.end, now })
  const fits = await mentorTimes(db, { mentorId, availability }, span)
  const isFree = await freeTimesOf(db, learnerId, { start: span.start, end: span.end + DAY_MS })
  return {
    offered: new Map(all.map((slot) => [slot.start, slot])),
    free: all.filter((slot) => isFree(slot) && fits(slot, kind)),
  }
}
