import { sql, type Kysely } from 'kysely'

/**
 * Client message ids begin with the time. With that id as its first column, the index grows only at its end, a page
 * or two per batch; with the sender first it would be written in as many places as there are senders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ordered_messages')
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('sender_id', 'text', (c) => c.notNull())
    .addColumn('client_msg_id', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('messages_by_number', ['conversation_id', 'seq'])
    .addUniqueConstraint('messages_by_client_id', ['client_msg_id', 'sender_id'])
    .execute()
  const columns = sql.raw('conversation_id, seq, sender_id, client_msg_id, message, created_at')
  await sql`insert into ordered_messages (${columns}) select ${columns} from messages`.execute(db)
  await db.schema.dropTable('messages').execute()
  await db.schema.alterTable('ordered_messages').renameTo('messages').execute()
}
