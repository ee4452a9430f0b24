import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { cancelMeetingsOf } from '../../mentoring/meetings/cancelMeetings.repo'
import { queueCancelledMeetings, toldOfMeetings } from '../../mentoring/meetings/cancelledMeetings'
import { workshopNews } from '../../mentoring/meetings/workshopNews'
import { closeMentorshipOf } from '../../mentoring/mentorships/closeMentorship.repo'
import { notifier } from '../../messages/notifications/notifier'
import type { LearnerAndMentor } from '../../accounts/people/blockedPairs.repo'
import { tellPathRooms } from './pathRooms'

/**
 * Cancels everything that a learner and a mentor have planned (sessions, their request or mentorship, and the
 * learner's seats), as if the person who blocks had cancelled it. Also removes the learner from the rooms of
 * the mentor's skill paths. The caller must hold the locks of the pair.
 */
export async function partWays(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  pair: LearnerAndMentor,
  by: MentorshipSide,
) {
  const now = dependencies.clock().toISOString()
  const [person, partner] =
    by === 'learner' ? [pair.learner_id, pair.mentor_id] : [pair.mentor_id, pair.learner_id]
  const meetings = await cancelMeetingsOf(tx, person, now, { by, partner })
  const mentorship = await closeMentorshipOf(tx, pair, by, now)
  const seats = await workshopNews(dependencies).takeSeats(tx, pair, by)
  await tellPathRooms(tx, dependencies, pair)
  const ofPerson = meetings.map((meeting) => ({ ...meeting, partnerId: person, isOwn: true }))
  await queueCancelledMeetings(tx, dependencies, [...meetings, ...ofPerson])
  await notifier(dependencies).recordAll(tx, [
    ...toldOfMeetings(person, meetings),
    ...(mentorship
      ? [{ ...mentorship, actor: person, to: partner, key: `${mentorship.key}:${partner}` }]
      : []),
    ...seats,
  ])
}
