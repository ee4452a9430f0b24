import type { Kysely } from 'kysely'
import {
  key,
  required,
  byDefault,
  createIndexes,
  createPartialIndex,
} from '../../../platform/database/tableParts'
import { createJobTables } from '../../../platform/jobs/jobs.schema'
import { createRateLimitTable } from '../../../platform/limits/postgresCounters'

/** Creates all tables of chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createJobTables(db)
  await createRateLimitTable(db)
  await createConversations(db)
  await createPeople(db)
}

async function createConversations(db: Kysely<unknown>) {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', key)
    .addColumn('participant_low', 'text', required)
    .addColumn('participant_high', 'text', required)
    .addColumn('last_message', 'text')
    .addColumn('last_seq', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('last_sender', 'text')
    .addColumn('read_low', 'integer', byDefault(0))
    .addColumn('unread_low', 'integer', byDefault(0))
    .addColumn('blocked_low', 'integer', byDefault(0))
    .addColumn('mailed_low', 'text')
    .addColumn('read_high', 'integer', byDefault(0))
    .addColumn('unread_high', 'integer', byDefault(0))
    .addColumn('blocked_high', 'integer', byDefault(0))
    .addColumn('mailed_high', 'text')
    .addColumn('is_open', 'integer', byDefault(1))
    .addColumn('opener', 'text')
    .addColumn('unanswered', 'integer', byDefault(0))
    .addColumn('told_low', 'integer', byDefault(0))
    .addColumn('told_high', 'integer', byDefault(0))
    .addColumn('blocks_changed_at', 'text')
    .addUniqueConstraint('conversations_once', ['participant_low', 'participant_high'])
    .execute()
  // There is no index on `updated_at`, because every message would change it. `participant_low` needs none, because the
  // unique pair begins with it.
  await createIndexes(db, 'conversations', { conversations_by_high: ['participant_high'] })
  await createPartialIndex(
    db,
    'conversations',
    'conversations_untold_high',
    ['id'],
    'told_high <> unread_high',
  )
  await createPartialIndex(db, 'conversations', 'conversations_untold_low', ['id'], 'told_low <> unread_low')
  await createPartialIndex(
    db,
    'conversations',
    'conversations_with_blocks',
    ['id'],
    'blocks_changed_at is not null',
  )
  // The index of client message ids begins with the id. Ids begin with the time, so new entries are always
  // added at the end of the index.
  await db.schema
    .createTable('messages')
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id'))
    .addColumn('seq', 'integer', required)
    .addColumn('sender_id', 'text', required)
    .addColumn('client_msg_id', 'text')
    .addColumn('message', 'text', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('messages_by_client_id', ['client_msg_id', 'sender_id'])
    .addPrimaryKeyConstraint('messages_by_number', ['conversation_id', 'seq'])
    .execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', key)
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id'))
    .addColumn('reporter_id', 'text', required)
    .addColumn('seq', 'integer')
    .addColumn('reason', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema.createTable('people').addColumn('id', 'text', key).addColumn('seen_at', 'text').execute()
  await db.schema
    .createTable('new_contacts')
    .addColumn('person_id', 'text', key)
    .addColumn('since', 'text', required)
    .addColumn('started', 'integer', required)
    .execute()
  // Versions are seconds since 1970, which exceed a 32-bit integer in 2038.
  await db.schema
    .createTable('person_access')
    .addColumn('person_id', 'text', key)
    .addColumn('version', 'bigint', required)
    .addColumn('restriction', 'text')
    .addColumn('is_limited', 'integer', byDefault(0))
    .execute()
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', key)
    .addColumn('ended_at', 'text', required)
    .execute()
  await createIndexes(db, 'ended_sessions', { ended_sessions_by_time: ['ended_at'] })
  await db.schema
    .createTable('erased_people')
    .addColumn('person_id', 'text', key)
    .addColumn('erased_at', 'text', required)
    .execute()
}
