import type { BookingState, MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import type { Config } from '../../platform/config/config'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../../courses/courseErrors'
import { sessionErrors } from '../sessionErrors'
import type { Database, Instant, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { isBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { findSuspension } from '../../accounts/people/sanctions.repo'
import { mustTellAge } from '../../accounts/people/unknownAge.query'
import { haveBookedSince, learnsFrom, mentorshipBetween } from './meetings.repo'
import { pausedUntil, requireNotPaused } from './record/bookingPause.policy'
import { schedulingErrors } from './schedulingErrors'
import { hasOpenSeries } from './series.query'

type Allowed = Exclude<BookingState, 'consent-needed'>

/**
 * Tells whether a learner may book sessions with a mentor. The learner must be enrolled in a course of the
 * mentor or have a mentorship with the mentor. In an accepted mentorship that the learner has not confirmed,
 * only one session may be booked: the introduction.
 */
async function mayBook(db: Database, learnerId: string, mentorId: string): Promise<Allowed> {
  if (await learnsFrom(db, learnerId, mentorId)) return 'open'
  const mentorship = await mentorshipBetween(db, learnerId, mentorId)
  if (!mentorship) return 'closed'
  const { state, accepted_at } = mentorship
  if (state === 'active' || !accepted_at) return 'open'
  return (await haveBookedSince(db, learnerId, mentorId, accepted_at)) ? 'introduction-booked' : 'open'
}

/** Tells whether the caller can book with a mentor; undefined if the caller is not a learner. */
export async function bookingStateOf(
  db: Database,
  session: Session | null,
  mentorId: string,
): Promise<BookingState | undefined> {
  if (session?.role !== 'user') return undefined
  if (session.chatRestriction === 'guardian_consent_needed') return 'consent-needed'
  return mayBook(db, session.personId, mentorId)
}

/**
 * Tells whether the caller may know when a mentor is away. Free times are public, but only the mentor and
 * learners who may book with the mentor may see absences.
 */
export const seesAbsence = (
  session: Session | null,
  mentorId: string,
  booking: BookingState | undefined,
): boolean =>
  booking === 'open' ||
  booking === 'introduction-booked' ||
  (session?.role === 'mentor' && session.personId === mentorId)

/**
 * Requires that a learner may book with a mentor. The caller must hold the locks of both accounts.
 *
 * @throws ApiError `not_enrolled`, `introduction_booked`, `account_suspended` or `booking_paused`;
 * `forbidden` with the reason `birth_year_needed`; `slot_taken` for a blocked pair, as if the mentor had no
 * free time
 */
export async function requireMayBook(
  tx: Tx,
  { learnerId, mentorId }: { learnerId: string; mentorId: string },
  config: Pick<Config, 'requireAge'>,
  now: Date,
) {
  if (await findSuspension(tx, learnerId)) throw errors.accountSuspended()
  if (await mustTellAge(tx, learnerId, config)) throw errors.birthYearNeeded()
  const state = await mayBook(tx, learnerId, mentorId)
  if (state === 'closed') throw courseErrors.notEnrolled()
  if (state === 'introduction-booked') throw sessionErrors.introductionBooked()
  await requireNotPaused(tx, learnerId, now)
  if (await isBlockedPair(tx, { learner_id: learnerId, mentor_id: mentorId }))
    throw sessionErrors.slotTaken([])
}

/**
 * Requires that a learner may book a series with a mentor. The caller must hold the locks of both accounts.
 *
 * @throws ApiError `mentorship_needed` if there is no active mentorship, `series_open` if a series of the two
 * still has sessions ahead
 */
export async function requireMayRepeat(
  tx: Tx,
  pair: { learner_id: string; mentor_id: string },
  now: Instant,
) {
  if (!(await isAccompanied(tx, pair))) throw schedulingErrors.mentorshipNeeded()
  if (await hasOpenSeries(tx, pair, now)) throw schedulingErrors.seriesOpen()
}

async function isAccompanied(db: Database, pair: { learner_id: string; mentor_id: string }) {
  return (await mentorshipBetween(db, pair.learner_id, pair.mentor_id))?.state === 'active'
}

/**
 * Returns, for a learner who may book, whether a series is possible, and until when booking is paused because
 * of missed sessions.
 */
export async function whatLearnersMay(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  session: Session | null,
  { mentorId, booking }: { mentorId: string; booking: BookingState | undefined },
): Promise<Pick<MentorSlots, 'mayRepeat' | 'pausedUntil'>> {
  if (session?.role !== 'user' || booking !== 'open') return {}
  const pair = { learner_id: session.personId, mentor_id: mentorId }
  const until = await pausedUntil(db, session.personId, clock())
  if (until !== undefined) return { pausedUntil: new Date(until).toISOString() }
  const isPossible =
    (await isAccompanied(db, pair)) && !(await hasOpenSeries(db, pair, clock().toISOString()))
  return isPossible ? { mayRepeat: true } : {}
}
