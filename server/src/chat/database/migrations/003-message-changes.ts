import type { Kysely } from 'kysely'
import { byDefault, createIndexes, createUniqueIndex, required } from '../../../platform/database/tableParts'

/** Replies, edits, deletions and reactions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('last_change', 'integer', byDefault(0)).execute()
  await db.schema
    .createTable('message_replies')
    .addColumn('thread_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('reply_to', 'integer', required)
    .addPrimaryKeyConstraint('message_replies_by_number', ['thread_id', 'seq'])
    .execute()
  await db.schema
    .createTable('message_changes')
    .addColumn('thread_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('change', 'integer', required)
    .addColumn('edits', 'integer', byDefault(0))
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('message_changes_by_number', ['thread_id', 'seq'])
    .execute()
  await createUniqueIndex(db, 'message_changes', 'message_changes_in_order', ['thread_id', 'change'])
  await createReactions(db)
  await createTraces(db)
}

async function createReactions(db: Kysely<unknown>) {
  await db.schema
    .createTable('message_reactions')
    .addColumn('thread_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('person_id', 'text', required)
    .addColumn('emoji', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('message_reactions_once', ['thread_id', 'seq', 'person_id', 'emoji'])
    .execute()
  await createIndexes(db, 'message_reactions', { message_reactions_by_person: ['person_id'] })
}

async function createTraces(db: Kysely<unknown>) {
  await db.schema
    .createTable('earlier_texts')
    .addColumn('thread_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('author_id', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('replaced_at', 'text', required)
    .addPrimaryKeyConstraint('earlier_texts_by_version', ['thread_id', 'seq', 'version'])
    .execute()
  await createIndexes(db, 'earlier_texts', {
    earlier_texts_by_time: ['replaced_at'],
    earlier_texts_by_author: ['author_id'],
  })
  await db.schema
    .createTable('message_change_ids')
    .addColumn('person_id', 'text', required)
    .addColumn('client_id', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('message_change_ids_once', ['person_id', 'client_id'])
    .execute()
  await createIndexes(db, 'message_change_ids', { message_change_ids_by_time: ['created_at'] })
}
