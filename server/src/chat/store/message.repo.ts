import { sql } from 'kysely'
import type { MessageTable } from '../actions/thread'
import type { Database, Tx } from '../database/schema'
import { attachmentsAt } from './attachments/attachments.repo'
import type { MessageRow } from './message'

interface Resendable {
  senderId: string
  clientMsgId?: string
}

/** Resolves to true if this message of the person was already stored. */
export async function isStored(
  db: Database,
  table: MessageTable,
  { senderId, clientMsgId }: { senderId: string; clientMsgId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom(table as 'messages')
    .select('seq')
    .where('client_msg_id', '=', clientMsgId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the messages among the given ones that were already stored, with their files. */
export async function storedBefore(
  tx: Tx,
  table: MessageTable,
  messages: Resendable[],
): Promise<MessageRow[]> {
  const values = messages
    .filter(({ clientMsgId }) => clientMsgId !== undefined)
    .map(({ senderId, clientMsgId }) => sql`(${senderId}, ${clientMsgId})`)
  if (values.length === 0) return []
  const rows = await tx
    .selectFrom(table as 'messages')
    .selectAll()
    .where(sql<boolean>`(sender_id, client_msg_id) in (values ${sql.join(values)})`)
    .execute()
  const found: MessageRow[] = []
  for (const row of rows) {
    const attachments = (await attachmentsAt(tx, row.conversation_id, [row.seq])).get(row.seq)
    found.push(attachments ? { ...row, attachments } : row)
  }
  return found
}
