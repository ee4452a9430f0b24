import type { Slot } from '@mentor-connect/contract/api/wire'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { NEXT_SLOTS_MAX } from '@mentor-connect/contract/rules/limits'
import { SLOT_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { sessionErrors } from '../sessionErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { freeTimesOf, type Span } from './timeCells.repo'
import { findActiveAvailability } from './availability.repo'
import { mentorTimes } from './mentorTimes'
import { startOfLocalDay } from './expandSlots'
import { openSlots } from './slots.service'

/**
 * Numbers of days in which free times are searched. The second is only used if the first gives too few times.
 * Most mentors have enough free times within three days, which are fast to compute.
 */
const DAYS_AHEAD = [3, SLOT_DAYS_MAX] as const

/** The time that a learner wants to book with a mentor, or to which a booked session is to be moved. */
export interface Wanted {
  mentor_id: string
  learner_id: string
  kind_id: string
  start: string
  /** Id of the session that is to be moved. Its present time counts as free. */
  meetingId?: string
}

/** Returns a function that finds free times near a wanted time that is already taken. */
export function slotsNear({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  /** Returns the free times of the mentor, from the beginning of the wanted day in the mentor's time zone. */
  async function slotsOfMentor(
    { mentor_id, kind_id, start, meetingId }: Wanted,
    days: number,
  ): Promise<Span[]> {
    const availability = await findActiveAvailability(db, mentor_id)
    const kind = availability?.kinds.find(({ id }) => id === kind_id)
    if (availability?.isAway) throw sessionErrors.mentorAway()
    if (!availability || !kind) return []
    const now = clock().getTime()
    const at = Math.max(Date.parse(start), now)
    const [from, to] = [startOfLocalDay(at, availability.timeZone), at + days * DAY_MS]
    const mentor = { mentorId: mentor_id, availability }
    const fits = await mentorTimes(db, mentor, { start: from, end: to }, meetingId)
    return openSlots(availability, kind, { from, to, now }).filter((slot) => fits(slot, kind))
  }

  async function freeOfBoth(wanted: Wanted, days: number): Promise<Span[]> {
    const slots = await slotsOfMentor(wanted, days)
    const [first, last] = [slots[0], slots.at(-1)]
    if (!first || !last) return []
    const span = { start: first.start, end: last.end }
    return slots.filter(await freeTimesOf(db, wanted.learner_id, span, wanted.meetingId))
  }

  /**
   * Returns the times nearest to the wanted one that are free for both people, in order. None of them is on a
   * day before the wanted one.
   *
   * @throws ApiError `mentor_away`
   */
  return async (wanted: Wanted): Promise<Slot[]> => {
    for (const days of DAYS_AHEAD) {
      const free = await freeOfBoth(wanted, days)
      if (free.length >= NEXT_SLOTS_MAX || days === SLOT_DAYS_MAX)
        return nearest(free, Date.parse(wanted.start))
    }
    return []
  }
}

/** The free times nearest to a wanted one, in order. */
export const nearest = (slots: Span[], at: number): Slot[] =>
  [...slots]
    .sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))
    .slice(0, NEXT_SLOTS_MAX)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start: iso(start), end: iso(end) }))

const iso = (ms: number) => new Date(ms).toISOString()
