import type { Conversation } from '@mentor-connect/shared/contracts/chat'
import type { Kysely } from 'kysely'
import type { ChatDatabase } from '../database/schema'

/** Last active first. */
export async function conversationsOf(db: Kysely<ChatDatabase>, personId: string): Promise<Conversation[]> {
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where((is) => is.or([is('participant_low', '=', personId), is('participant_high', '=', personId)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    participants: [row.participant_low, row.participant_high],
    ...(row.last_message !== null && { lastMessage: { message: row.last_message } }),
  }))
}
