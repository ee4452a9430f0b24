import type { SeriesDate, SeriesPreview } from '@mentor-connect/contract/mentoring/sessions/series'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '@mentor-connect/contract/rules/durations'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import { findActiveAvailability, isActiveMentor } from '../meetings/availability.repo'
import { nearest } from '../meetings/slotsNear'
import type { Span } from '../meetings/timeCells.repo'
import { seriesTimes, type SeriesTimes } from './seriesTimes'
import { startOfWeek, weeklyStarts } from './weeklyStarts'

interface Query {
  kind: string
  start: string
  weeks: number
}

const NOTHING: SeriesTimes = { offered: new Map(), free: [] }

/** Previews a weekly series before anything is booked. */
export function seriesPreview({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return async (
    { learnerId, mentorId }: { learnerId: string; mentorId: string },
    query: Query,
  ): Promise<SeriesPreview> => {
    const availability = await findActiveAvailability(db, mentorId)
    if (!availability && !(await isActiveMentor(db, mentorId))) throw errors.notFound('Mentor')
    const kind = availability?.kinds.find(({ id }) => id === query.kind)
    if (!availability || !kind) throw errors.notFound('Kind of session')
    if (availability.isAway) throw sessionErrors.mentorAway()
    const { timeZone } = availability
    const starts = weeklyStarts(Date.parse(query.start), query.weeks, timeZone)
    const span = {
      start: startOfWeek(starts[0]!.at, timeZone),
      end: startOfWeek(starts.at(-1)!.at, timeZone) + WEEK_MS,
    }
    const now = clock().getTime()
    // If one of the two has blocked the other, the response is the same as if the mentor had no free time.
    const isBlocked = await isBlockedPair(db, { learner_id: learnerId, mentor_id: mentorId })
    const times = isBlocked
      ? NOTHING
      : await seriesTimes(db, { mentorId, learnerId, availability, kind, span, now })
    const horizon = now + kind.horizonDays * DAY_MS
    const dates = starts.map(({ at, isSkipped }, week) => {
      const free = week === 0 ? times.free.filter(({ start }) => start < horizon) : times.free
      const isOut = isSkipped || (week === 0 && at >= horizon)
      const date = { at, isOut, length: kind.minutes * MINUTE_MS }
      return dateOf(date, { ...times, free: ofWeek(free, at, timeZone) })
    })
    return { timeZone, dates }
  }
}

function ofWeek(slots: Span[], at: number, timeZone: string): Span[] {
  const from = startOfWeek(at, timeZone)
  const until = startOfWeek(from + WEEK_MS + DAY_MS, timeZone)
  return slots.filter(({ start }) => start >= from && start < until)
}

function dateOf(
  { at, isOut, length }: { at: number; isOut: boolean; length: number },
  { offered, free }: SeriesTimes,
): SeriesDate {
  const slot = { start: new Date(at).toISOString(), end: new Date(at + length).toISOString() }
  if (!isOut && free.some(({ start }) => start === at)) return { ...slot, state: 'free', near: [] }
  const state = !isOut && offered.has(at) ? 'taken' : 'closed'
  return { ...slot, state, near: nearest(free, at) }
}
