import type { Kysely } from 'kysely'
import {
  byDefault,
  createIndexes,
  createPartialIndex,
  key,
  required,
} from '../../../platform/database/tableParts'

/** Files of messages. A message is named by its thread and number, because a thread need not be a conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_attachments')
    .addColumn('file_id', 'text', key)
    .addColumn('thread_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('place', 'integer', required)
    .addColumn('sender_id', 'text', required)
    .addColumn('facts', 'text', required)
    .addColumn('is_removed', 'integer', byDefault(0))
    .addColumn('is_told', 'integer', byDefault(0))
    .execute()
  await createIndexes(db, 'message_attachments', {
    message_attachments_by_message: ['thread_id', 'seq', 'place'],
    message_attachments_by_sender: ['sender_id'],
  })
  await createPartialIndex(
    db,
    'message_attachments',
    'message_attachments_untold',
    ['file_id'],
    'is_told = 0',
  )
}
