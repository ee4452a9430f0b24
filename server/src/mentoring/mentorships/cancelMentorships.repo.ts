import { OPEN_STATES, PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'
import type { NewEvent } from '../../messages/notifications/notifier'
import { CLOSED, insertEvent, updateMentorship } from './storedMentorships.repo'
import { freePlace } from './places.repo'

export interface CancelledMentorship {
  id: string
  version: number
  /** Id of the other person, who is notified. */
  partnerId: string
}

/**
 * Cancels all open mentorships of a person and frees their places. The caller must hold the lock of the
 * person's account, which prevents concurrent changes of the mentorships. Each change also locks the room of
 * the mentor, so the mentorships of a learner are changed in the order of their mentors.
 */
export async function cancelMentorshipsOf(
  tx: Database,
  personId: string,
  now: Instant,
): Promise<CancelledMentorship[]> {
  const open = tx
    .selectFrom('mentorships')
    .selectAll()
    .where((eb) => eb.or([eb('learner_id', '=', personId), eb('mentor_id', '=', personId)]))
    .where('state', 'in', OPEN_STATES)
    .orderBy('mentor_id')
    .orderBy('id')
  const cancelled: CancelledMentorship[] = []
  const mentors: string[] = []
  for (const row of await lockRows(tx, open).execute()) {
    const after = await updateMentorship(tx, row, { state: 'cancelled', ...CLOSED, changed_at: now })
    if (!after) continue
    await insertEvent(tx, after, { event: 'cancel' }, now)
    if (PLACED_STATES.some((state) => state === row.state)) mentors.push(row.mentor_id)
    const partnerId = row.learner_id === personId ? row.mentor_id : row.learner_id
    cancelled.push({ id: row.id, version: after.version, partnerId })
  }
  for (const mentorId of mentors.sort()) await freePlace(tx, mentorId)
  return cancelled
}

/**
 * Returns notifications that tell the other people that their mentorship has ended. They do not state the
 * reason.
 */
export const toldOfMentorships = (cancelled: CancelledMentorship[]): NewEvent[] =>
  cancelled.map(({ id, version, partnerId: to }) => ({
    kind: 'mentorship-cancelled',
    subject: id,
    to,
    key: `${id}:${version}:${to}`,
  }))
