import type { RoomHistory } from '@mentor-connect/contract/messages/roomRules'
import type { Instant, Tx } from '../database/schema'
import type { MemberRow } from './members.repo'

type MemberKey = Pick<MemberRow, 'room_id' | 'person_id'>

const update = (tx: Tx, { room_id, person_id }: MemberKey) =>
  tx.updateTable('room_members').where('room_id', '=', room_id).where('person_id', '=', person_id)

export async function setMuted(tx: Tx, member: MemberKey, isMuted: boolean) {
  await update(tx, member)
    .set({ is_muted: isMuted ? 1 : 0 })
    .execute()
}

export async function setModerator(tx: Tx, member: MemberKey, is_moderator: 0 | 1) {
  await update(tx, member).set({ is_moderator }).execute()
}

/** Records that a person has left, or was removed by another person. */
export async function setGone(
  tx: Tx,
  member: MemberKey,
  { gone, by, at }: { gone: 'left' | 'removed'; by?: string; at: Instant },
) {
  const removed_by = by ?? null
  await update(tx, member).set({ gone, gone_at: at, removed_by, is_active: 0, is_moderator: 0 }).execute()
}

/**
 * Makes a person who was removed or has left a member again, as if new, provided that the main API still
 * names the person.
 */
export async function setBack(tx: Tx, member: MemberRow, { lastSeq, at }: { lastSeq: number; at: Instant }) {
  await update(tx, member)
    .set({ gone: null, gone_at: null, removed_by: null })
    .$if(member.is_wanted === 1, (change) =>
      change.set({ is_active: 1, joined_at: at, joined_seq: lastSeq, read_seq: lastSeq }),
    )
    .execute()
}

export async function setPinned(tx: Tx, roomId: string, pinned_seq: number | null) {
  await tx.updateTable('rooms').set({ pinned_seq }).where('id', '=', roomId).execute()
}

/** Changes which messages members may read. Nodes have to load the members again afterwards. */
export async function setHistory(tx: Tx, roomId: string, history: RoomHistory) {
  await tx
    .updateTable('rooms')
    .set((eb) => ({ history, members_version: eb('members_version', '+', 1) }))
    .where('id', '=', roomId)
    .execute()
}

export async function setLastChange(tx: Tx, roomId: string, last_change: number) {
  await tx.updateTable('rooms').set({ last_change }).where('id', '=', roomId).execute()
}

interface MessageKey {
  roomId: string
  seq: number
}

/** Returns the people whom a message mentions now. */
export async function mentionedBy(tx: Tx, { roomId, seq }: MessageKey): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('room_mentions')
    .select('person_id')
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('is_current', '=', 1)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Replaces the mentions of a message. Removed mentions stay stored, so that nobody is notified twice. */
export async function setMentions(tx: Tx, { roomId, seq }: MessageKey, personIds: string[]) {
  await tx
    .updateTable('room_mentions')
    .set({ is_current: 0 })
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .execute()
  if (personIds.length === 0) return
  await tx
    .insertInto('room_mentions')
    .values(personIds.map((person_id) => ({ room_id: roomId, seq, person_id })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'room_id', 'seq']).doUpdateSet({ is_current: 1 }),
    )
    .execute()
}

/** Records who has deleted another person's message. */
export async function insertRemoval(
  tx: Tx,
  { roomId, seq, by, at }: { roomId: string; seq: number; by: string; at: Instant },
) {
  await tx
    .insertInto('room_removals')
    .values({ room_id: roomId, seq, removed_by: by, removed_at: at })
    .onConflict((conflict) => conflict.columns(['room_id', 'seq']).doNothing())
    .execute()
}

/** Deletes the mentions of a deleted message, and unpins it. */
export async function forgetMessage(tx: Tx, { roomId, seq }: MessageKey) {
  await tx.deleteFrom('room_mentions').where('room_id', '=', roomId).where('seq', '=', seq).execute()
  await tx
    .updateTable('rooms')
    .set({ pinned_seq: null })
    .where('id', '=', roomId)
    .where('pinned_seq', '=', seq)
    .execute()
}
