import type { MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import type { Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { SLOT_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findActiveAvailability, isActiveMentor, type SavedAvailability } from './availability.repo'
import { expandSlots } from './expandSlots'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { mentorTimes, type BookableKind } from './mentorTimes'
import type { Span } from './timeCells.repo'

interface SlotQuery {
  from: string
  to: string
  kind?: string
}

interface Reader {
  /** Id of the learner who asks. If one of the two has blocked the other, no time is free. */
  learnerId?: string | undefined
  seesAbsence?: boolean
}

/** Finds free times of mentors. */
export function slotService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async free(
      mentorId: string,
      query: SlotQuery,
      { learnerId, seesAbsence }: Reader = {},
    ): Promise<MentorSlots> {
      const from = Date.parse(query.from)
      const to = Date.parse(query.to)
      if (to - from > SLOT_DAYS_MAX * DAY_MS)
        throw errors.invalidInput({ to: `Ask for at most ${SLOT_DAYS_MAX} days.` })
      if (!(await isActiveMentor(db, mentorId))) throw errors.notFound('Mentor')
      const availability = await findActiveAvailability(db, mentorId)
      if (!availability) return { timeZone: 'UTC', kinds: [], slots: [] }
      const kind = query.kind ? availability.kinds.find(({ id }) => id === query.kind) : availability.kinds[0]
      if (query.kind && !kind) throw errors.notFound('Kind of session')
      const { isAway } = availability
      const isOpen = kind && !isAway && !(learnerId && (await isBlockedPair(db, pairOf(learnerId, mentorId))))
      const now = clock().getTime()
      const open = isOpen ? openSlots(availability, kind, { from, to, now }) : []
      const absence = isOpen && seesAbsence && nextAbsence(availability, kind, now)
      const fits = await mentorTimes(db, { mentorId, availability }, { start: from, end: to })
      const free = open.filter((slot) => kind && fits(slot, kind))
      return {
        timeZone: availability.timeZone,
        ...(isAway && { isAway }),
        ...(absence && { absence }),
        kinds: availability.kinds.map(({ id, title, minutes, horizonDays }) => ({
          id,
          title,
          minutes,
          horizonDays,
        })),
        slots: free.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
      }
    },
  }
}

/**
 * Returns the times that a mentor's hours offer for one kind of session, within its notice and horizon.
 * Booked times are included.
 */
export function openSlots(
  availability: SavedAvailability,
  { minutes, noticeHours, horizonDays }: BookableKind,
  { from, to, now }: { from: number; to: number; now: number },
): Span[] {
  return expandSlots({
    availability,
    minutes,
    from: Math.max(from, now + noticeHours * HOUR_MS),
    to: Math.min(to, now + horizonDays * DAY_MS),
  })
}

/** Returns the current or next absence if it begins within the horizon of the kind of session. */
function nextAbsence(
  { absences, timeZone }: SavedAvailability,
  { horizonDays }: BookableKind,
  now: number,
): Absence | undefined {
  const [today, last] = [now, now + horizonDays * DAY_MS].map((at) => localDay(new Date(at), timeZone))
  return absences.find(({ from, to }) => to >= today! && from <= last!)
}

const pairOf = (learner_id: string, mentor_id: string) => ({ learner_id, mentor_id })
const iso = (ms: number) => new Date(ms).toISOString()
