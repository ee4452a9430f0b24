import type { Transaction } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import { findSuspension } from '../people/sanctions.repo'
import { haveBookedSince, learnsFrom, mentorshipBetween } from './meetings.repo'

/**
 * Learners book with mentors whose course they are enrolled in, or who accompany them; one session, the introduction,
 * while the learner has not confirmed the mentorship. The caller holds the locks of both accounts.
 *
 * @throws ApiError `not_enrolled`, `introduction_booked` or `account_suspended`
 */
export async function requireMayBook(tx: Transaction<ApiDatabase>, learnerId: string, mentorId: string) {
  if (await findSuspension(tx, learnerId)) throw errors.accountSuspended()
  if (await learnsFrom(tx, learnerId, mentorId)) return
  const mentorship = await mentorshipBetween(tx, learnerId, mentorId)
  if (!mentorship) throw errors.notEnrolled()
  const { state, accepted_at } = mentorship
  if (state === 'active' || !accepted_at) return
  if (await haveBookedSince(tx, learnerId, mentorId, accepted_at)) throw errors.introductionBooked()
}
