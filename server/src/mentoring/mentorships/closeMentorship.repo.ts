import type { MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import {
  REQUEST_STATES,
  type MentorshipSide,
  type MentorshipState,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'
import {
  CLOSED,
  insertEvent,
  pairOf,
  updateMentorship,
  type StoredMentorship,
} from './storedMentorships.repo'
import { freePlace } from './places.repo'

interface Closing {
  event: MentorshipEvent['event']
  to: MentorshipState
  kind: NotificationKind
}

const END: Closing = { event: 'end', to: 'ended', kind: 'mentorship-ended' }
const OF_REQUEST: Record<MentorshipSide, Closing> = {
  learner: { event: 'withdraw', to: 'withdrawn', kind: 'mentorship-withdrawn' },
  mentor: { event: 'decline', to: 'declined', kind: 'mentorship-declined' },
}

/**
 * Closes the open request or mentorship of two people on behalf of one of them. A request is withdrawn or
 * declined; a mentorship is ended. The caller must hold the locks of the pair. Returns the notification for
 * the other person; undefined if nothing was open.
 */
export async function closeMentorshipOf(
  tx: Database,
  pair: Pick<StoredMentorship, 'learner_id' | 'mentor_id'>,
  by: MentorshipSide,
  now: Instant,
) {
  const open = tx.selectFrom('mentorships').selectAll().where('open_pair', '=', pairOf(pair))
  const row = await lockRows(tx, open).executeTakeFirst()
  if (!row) return undefined
  const isRequest = REQUEST_STATES.some((state) => state === row.state)
  const { event, to, kind } = isRequest ? OF_REQUEST[by] : END
  const after = (await updateMentorship(tx, row, { state: to, ...CLOSED, changed_at: now }))!
  await insertEvent(tx, after, { event, by }, now)
  if (!isRequest) await freePlace(tx, row.mentor_id)
  return { kind, subject: row.id, key: `${row.id}:${after.version}` }
}
