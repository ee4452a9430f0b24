import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Config } from '../../platform/config/config'
import { sessionErrors } from '../sessionErrors'
import type { Tx } from '../../kernel/database/schema'
import { changesSince, openSessionsOf } from './bookingLimits.repo'
import type { StoredMeeting } from './meetings.repo'
import { mayBookAgain } from './record/bookingPause.policy'

type Limits = Pick<Config, 'openSessionsPerMentor' | 'openSessions' | 'sessionChangesPerDay'>

type Pair = Pick<StoredMeeting, 'learner_id' | 'mentor_id'>

/**
 * Limits the open sessions of a learner, so that other learners also find free times. Sessions of a series
 * are not counted here, because a series has a separate limit. If the mentor did not come to a session, the
 * learner may book again in spite of many changes. The caller must hold the locks of both accounts.
 *
 * @throws ApiError `mentor_sessions_max`, `sessions_max` or `session_changes_max`
 */
export async function requireFewSessions(tx: Tx, pair: Pair, limits: Limits, now: Date) {
  const mentors = await openSessionsOf(tx, pair.learner_id, now.toISOString())
  if (mentors.filter((id) => id === pair.mentor_id).length >= limits.openSessionsPerMentor)
    throw sessionErrors.mentorSessionsMax()
  if (mentors.length >= limits.openSessions) throw sessionErrors.sessionsMax()
  if (!(await mayBookAgain(tx, pair, now))) await requireFewChanges(tx, pair, limits, now)
}

/**
 * Limits how often a learner moves or cancels sessions with a mentor in a day, because the mentor is notified
 * of each change. The caller must hold the lock of the mentor.
 *
 * @throws ApiError `session_changes_max`
 */
export async function requireFewChanges(tx: Tx, pair: Pair, limits: Limits, now: Date) {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  if ((await changesSince(tx, pair, since)) >= limits.sessionChangesPerDay)
    throw sessionErrors.sessionChangesMax()
}
