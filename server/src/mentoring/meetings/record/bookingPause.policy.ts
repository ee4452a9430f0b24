import {
  BOOK_AGAIN_DAYS,
  BOOKING_PAUSE_DAYS,
  NO_SHOW_DAYS,
  NO_SHOWS_MAX,
} from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Database } from '../../../kernel/database/schema'
import { schedulingErrors } from '../schedulingErrors'
import { hasMentorMissed, noShowsOf } from './noShows.query'

/**
 * Returns the end of the pause, in ms since 1970, that several missed sessions cause. It begins with the last
 * of them. Returns undefined if they cause none.
 *
 * @param noShows the times from which missed sessions count, in order
 */
export function pauseAfter(noShows: number[]): number | undefined {
  const last = noShows.at(-1)
  if (last === undefined) return undefined
  const recent = noShows.filter((at) => at > last - NO_SHOW_DAYS * DAY_MS)
  return recent.length >= NO_SHOWS_MAX ? last + BOOKING_PAUSE_DAYS * DAY_MS : undefined
}

/**
 * Returns the time until which a learner cannot book, in ms since 1970; undefined if the learner can book.
 */
export async function pausedUntil(db: Database, learnerId: string, now: Date): Promise<number | undefined> {
  const until = pauseAfter(await noShowsOf(db, { personId: learnerId, side: 'learner' }, now))
  return until !== undefined && until > now.getTime() ? until : undefined
}

/**
 * Refuses a learner whose booking is paused.
 *
 * @throws ApiError `booking_paused` for some days after a learner has missed several sessions
 */
export async function requireNotPaused(db: Database, learnerId: string, now: Date) {
  const until = await pausedUntil(db, learnerId, now)
  if (until !== undefined) throw schedulingErrors.bookingPaused(Math.ceil((until - now.getTime()) / 1000))
}

/**
 * Tells whether a learner may book in spite of many changes, because the mentor recently missed a session.
 */
export const mayBookAgain = (
  db: Database,
  pair: { learner_id: string; mentor_id: string },
  now: Date,
): Promise<boolean> =>
  hasMentorMissed(db, pair, new Date(now.getTime() - BOOK_AGAIN_DAYS * DAY_MS).toISOString())
