import type { Kysely } from 'kysely'

const SIDES = ['low', 'high']

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('last_sender', 'text').execute()
  for (const side of SIDES) {
    for (const counter of [`read_${side}`, `unread_${side}`, `blocked_${side}`])
      await db.schema
        .alterTable('conversations')
        .addColumn(counter, 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    await db.schema.alterTable('conversations').addColumn(`mailed_${side}`, 'text').execute()
  }
  await db.schema
    .createTable('messages')
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('sender_id', 'text', (c) => c.notNull())
    .addColumn('client_msg_id', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('messages_in_order', ['conversation_id', 'seq'])
    .addUniqueConstraint('messages_once', ['sender_id', 'client_msg_id'])
    .execute()
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'text')
    .addColumn('digest', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id'))
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}
