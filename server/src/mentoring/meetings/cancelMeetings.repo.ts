import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'

export interface CancelledMeeting {
  id: string
  revision: number
  title: string
  starts_at: Instant
  ends_at: Instant
  /** Id of the other person, who is notified. */
  partnerId: string
}

interface Cancelling {
  by: 'learner' | 'mentor' | 'operator'
  /** Id of a person. If set, only the sessions with this person are cancelled. */
  partner?: string
}

/** Cancels the sessions of a person that have not begun, so that their times are free again. */
export async function cancelMeetingsOf(
  tx: Database,
  personId: string,
  now: Instant,
  { by, partner }: Cancelling = { by: 'operator' },
): Promise<CancelledMeeting[]> {
  const ahead = tx
    .selectFrom('meetings')
    .select(['id', 'revision', 'learner_id', 'mentor_id', 'title', 'starts_at', 'ends_at'])
    .where((eb) => eb.or([eb('learner_id', '=', personId), eb('mentor_id', '=', personId)]))
    .$if(partner !== undefined, (query) =>
      query.where((eb) => eb.or([eb('learner_id', '=', partner!), eb('mentor_id', '=', partner!)])),
    )
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .orderBy('id')
  const meetings = await lockRows(tx, ahead).execute()
  for (const { id, revision } of meetings) {
    await tx.deleteFrom('time_cells').where('meeting_id', '=', id).execute()
    await tx
      .updateTable('meetings')
      .set({ state: 'cancelled', cancelled_by: by, revision: revision + 1, changed_at: now })
      .where('id', '=', id)
      .execute()
  }
  return meetings.map(({ learner_id, mentor_id, revision, ...meeting }) => ({
    ...meeting,
    revision: revision + 1,
    partnerId: learner_id === personId ? mentor_id : learner_id,
  }))
}
