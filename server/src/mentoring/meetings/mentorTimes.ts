import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { localDays } from '@mentor-connect/contract/rules/localDay'
import { BUFFER_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import type { Database } from '../../kernel/database/schema'
import type { SavedAvailability } from './availability.repo'
import { startOfLocalDay } from './expandSlots'
import { startsOfSessions } from './startsOfSessions.query'
import { freeTimesOf, type Span } from './timeCells.repo'

export type BookableKind = SavedAvailability['kinds'][number]

type Limits = Pick<SavedAvailability, 'timeZone' | 'perDay' | 'kinds'>

/** Tells whether a session of a kind can be held at a time. */
type Fits = (slot: Span, kind: BookableKind) => boolean

/**
 * Returns the time for which a session occupies the mentor, including the minutes that must stay free before
 * and after it.
 */
export const busySpan = (
  { start, end }: Span,
  { buffer, bufferBefore = 0 }: Pick<BookableKind, 'buffer' | 'bufferBefore'>,
): Span => ({ start: start - bufferBefore * MINUTE_MS, end: end + buffer * MINUTE_MS })

/**
 * Returns a function that tells whether a mentor has time for a session in [start, end): no other booking
 * overlaps it or is too close, and the mentor has fewer sessions on that day than the limits allow.
 *
 * @param except id of a session that is ignored
 */
export async function mentorTimes(
  db: Database,
  { mentorId, availability }: { mentorId: string; availability: Limits },
  { start, end }: Span,
  except = '',
): Promise<Fits> {
  const margin = BUFFER_MAX * MINUTE_MS
  const isFree = await freeTimesOf(db, mentorId, { start: start - margin, end: end + DAY_MS }, except)
  const isBelowLimits = await dayLimits(db, { mentorId, availability }, { start, end }, except)
  return (slot, kind) => isFree(busySpan(slot, kind)) && isBelowLimits(slot, kind)
}

/**
 * Returns a function that tells whether a mentor may have one more session on the day of a time. In a
 * transaction that books a session, the caller must hold the lock of the mentor, so that no two bookings take
 * the last place of a day.
 */
export async function dayLimits(
  db: Database,
  { mentorId, availability }: { mentorId: string; availability: Limits },
  { start, end }: Span,
  except = '',
): Promise<Fits> {
  const { timeZone, perDay, kinds } = availability
  if (!perDay && kinds.every((kind) => !kind.perDay)) return () => true
  const localDay = localDays(timeZone)
  const dayOf = (at: number) => localDay(new Date(at))
  const span = { start: startOfLocalDay(start, timeZone), end: end + DAY_MS }
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { starts_at, kind_id } of await startsOfSessions(db, mentorId, span, except)) {
    const day = dayOf(Date.parse(starts_at))
    count(day)
    count(`${day} ${kind_id}`)
  }
  const isBelow = (limit: number, key: string) => limit === 0 || (counts.get(key) ?? 0) < limit
  return (slot, kind) => {
    const day = dayOf(slot.start)
    return isBelow(perDay, day) && isBelow(kind.perDay ?? 0, `${day} ${kind.id}`)
  }
}
