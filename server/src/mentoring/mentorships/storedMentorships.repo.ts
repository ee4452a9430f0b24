import type { MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import {
  OPEN_STATES,
  type MentorshipSide,
  type MentorshipState,
} from '@mentor-connect/contract/mentoring/mentorship'
import type { Selectable, Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { deleteAttachments } from './attachments.repo'

export type StoredMentorship = Selectable<ApiDatabase['mentorships']>

export const pairOf = ({ learner_id, mentor_id }: Pick<StoredMentorship, 'learner_id' | 'mentor_id'>) =>
  `${learner_id}:${mentor_id}`

export const isOpen = (state: MentorshipState) => OPEN_STATES.some((open) => open === state)

/** The columns that are set to null when a mentorship is closed. */
export const CLOSED = { open_pair: null, proposed_by: null, due_at: null, nudge_at: null }

/**
 * Takes the first two locks of every change: learner, then mentor. Returns false if one of the accounts was
 * deleted.
 */
export async function lockPair(
  tx: Database,
  { learner_id, mentor_id }: Pick<StoredMentorship, 'learner_id' | 'mentor_id'>,
): Promise<boolean> {
  const learner = await lockAccount(tx, 'user', learner_id)
  const mentor = await lockAccount(tx, 'mentor', mentor_id)
  return learner !== undefined && mentor !== undefined
}

export function lockMentorship(tx: Database, id: string): Promise<StoredMentorship | undefined> {
  return lockRows(tx, tx.selectFrom('mentorships').selectAll().where('id', '=', id)).executeTakeFirst()
}

export interface NewEvent {
  event: MentorshipEvent['event']
  by?: MentorshipSide | undefined
  text?: string | undefined
}

export async function insertEvent(
  tx: Database,
  { id, version }: Pick<StoredMentorship, 'id' | 'version'>,
  { event, by, text }: NewEvent,
  at: Instant,
) {
  await tx
    .insertInto('mentorship_events')
    .values({ mentorship_id: id, version, event, side: by ?? null, text: text ?? '', at })
    .execute()
}

/**
 * Changes a mentorship, and deletes its attachments if the change closes the mentorship. Returns the
 * mentorship after the change; undefined if it has changed since the caller read it.
 */
export async function updateMentorship(
  tx: Database,
  { id, state, version }: Pick<StoredMentorship, 'id' | 'state' | 'version'>,
  values: Updateable<ApiDatabase['mentorships']>,
): Promise<StoredMentorship | undefined> {
  const after = await tx
    .updateTable('mentorships')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (after && after.open_pair === null) await deleteAttachments(tx, id)
  return after
}
