import type { ChatPersonalData } from '@mentor-connect/shared/contracts/chatInternal'
import type { Kysely } from 'kysely'
import { conversationsOf } from '../conversations/conversations.repo'
import { otherOf } from '../conversations/sides'
import type { ChatDatabase } from '../database/schema'
import { presentMessage } from '../messages/message'

type Database = Kysely<ChatDatabase>

/** The conversations with both voices: each of the two has read all of them. */
export async function personalDataOf(db: Database, personId: string): Promise<ChatPersonalData> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', personId).executeTakeFirst()
  const conversations: ChatPersonalData['conversations'] = []
  for (const row of await conversationsOf(db, personId))
    conversations.push({
      _id: row.id,
      partnerId: otherOf(row, personId),
      createdAt: row.created_at,
      messages: await messagesOf(db, row.id),
    })
  return {
    digest: person?.digest !== 0,
    ...(person?.seen_at && { lastSeenAt: person.seen_at }),
    conversations,
    reports: await reportsOf(db, personId),
  }
}

async function messagesOf(db: Database, conversationId: string) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
  return rows.map(presentMessage)
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
 * Closes the conversations of a person for good and forgets when they were here and what mails they wanted. What they
 * wrote stays with those whom they wrote to, under an id that no longer has a name.
 */
export async function erasePerson(db: Database, personId: string) {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('conversations')
      .set({ blocked_low: 1 })
      .where('participant_low', '=', personId)
      .execute()
    await tx
      .updateTable('conversations')
      .set({ blocked_high: 1 })
      .where('participant_high', '=', personId)
      .execute()
    await tx.deleteFrom('people').where('id', '=', personId).execute()
  })
}
