import { AWAY_DAYS } from '@mentor-connect/contract/mentoring/mentorship'
import type { ApiDependencies } from '../../kernel/dependencies'
import { pauseAway } from './places.repo'
import { notifier } from '../../messages/notifications/notifier'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { awayMentors } from './awayMentors.query'
import { daysAfter } from './changeMentorship'

const AT_ONCE = 100
const WEEK_DAYS = 7

/**
 * Pauses new requests to mentors who have not used the site for a long time, and notifies these mentors. Open
 * requests stay open: the mentor is reminded of them, and they expire as usual. Safe to repeat.
 */
export async function pauseAwayMentors(
  { db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>,
  now: Date,
) {
  const at = now.toISOString()
  const since = daysAfter(now, -AWAY_DAYS)
  const week = daysAfter(now, -AWAY_DAYS - WEEK_DAYS).slice(0, 10)
  const mentors = await awayMentors(db, { since, week }, AT_ONCE)
  for (const { id } of mentors)
    await db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, 'mentor', id)) || !(await pauseAway(tx, id, at))) return
      await notifier({ jobs, clock }).record(tx, {
        kind: 'mentor-away',
        subject: id,
        to: id,
        key: `${id}:${at}`,
      })
    })
}
