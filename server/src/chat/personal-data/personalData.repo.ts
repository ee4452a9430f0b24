import type { ChatPersonalData } from '@mentor-connect/contract/messages/chatInternal'
import { EXPORT_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { erasePersonFromChanges } from '../actions/traces.repo'
import { deleteJobsAbout } from '../../platform/jobs/jobs.repo'
import { deleteAttachmentsOf } from '../store/attachments/attachments.repo'
import { conversationsOf } from '../store/conversations.repo'
import { otherOf } from '../store/sides'
import type { Instant, Database } from '../database/schema'
import { historyOf } from '../store/history.repo'
import { tracedMessages } from '../store/presentMessages.query'
import { eraseFromRooms, ownRoomMessages, roomsForExport } from '../rooms/personalRooms.repo'
import { callsForExport, eraseFromCalls } from '../calls/personalCalls.repo'
import { eraseRoomBlocks } from '../rooms/roomBlocks.store'
import { noteErasure } from './leftConversations.repo'

/** Returns everything about a person except the messages. */
export async function personalDataOf(db: Database, personId: string): Promise<ChatPersonalData> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst()
  const conversations = await conversationsOf(db, personId)
  return {
    ...(person?.seen_at && { lastSeenAt: person.seen_at }),
    conversations: conversations.map((row) => ({
      _id: row.id,
      partnerId: otherOf(row, personId),
      createdAt: row.created_at,
    })),
    rooms: await roomsForExport(db, personId),
    reports: await reportsOf(db, personId),
    ...(await callsForExport(db, personId)),
  }
}

/**
 * Returns the next messages of both participants in a conversation, and the earlier texts of this person's
 * own messages. The result is empty if the person is not a participant.
 */
export async function messagesForExport(
  db: Database,
  personId: string,
  { conversationId, afterSeq }: { conversationId: string; afterSeq: number },
) {
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where((where) =>
      where.or([where('participant_low', '=', personId), where('participant_high', '=', personId)]),
    )
    .executeTakeFirst()
  if (!conversation) return ownRoomMessages(db, personId, { roomId: conversationId, afterSeq })
  const rows = await historyOf(db, conversationId, { afterSeq, limit: EXPORT_PAGE })
  return tracedMessages(db, conversationId, rows, personId)
}

async function reportsOf(db: Database, personId: string) {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('reporter_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, conversation_id, reason, seq, created_at }) => ({
    _id: id,
    conversationId: conversation_id,
    reason,
    ...(seq !== null && { seq }),
    createdAt: created_at,
  }))
}

/**
 * Permanently closes the conversations of a deleted account, and deletes its presence and mail settings.
 * Receivers keep the messages, but the sender's name can no longer be found.
 */
export async function erasePerson(db: Database, personId: string, now: Instant) {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('conversations')
      .set({ blocked_low: 1, blocks_changed_at: null })
      .where('participant_low', '=', personId)
      .execute()
    await tx
      .updateTable('conversations')
      .set({ blocked_high: 1, blocks_changed_at: null })
      .where('participant_high', '=', personId)
      .execute()
    await eraseFromRooms(tx, personId)
    await eraseRoomBlocks(tx, personId)
    await eraseFromCalls(tx, personId)
    await noteErasure(tx, personId, now)
    await tx.deleteFrom('people').where('id', '=', personId).execute()
    await deleteJobsAbout(tx, personId)
    await erasePersonFromChanges(tx, personId)
    await deleteAttachmentsOf(tx, personId)
    await tx.deleteFrom('new_contacts').where('person_id', '=', personId).execute()
    await tx.deleteFrom('person_access').where('person_id', '=', personId).execute()
  })
}
