import type { Kysely } from 'kysely'
import {
  byDefault,
  createIndexes,
  createPartialIndex,
  key,
  required,
} from '../../../platform/database/tableParts'

/** Rooms with their members and messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRooms(db)
  await createMessages(db)
  // This index finds the blocks of the people who write in a room.
  const isBlocked = 'blocked_low = 1 or blocked_high = 1'
  for (const side of ['low', 'high'])
    await createPartialIndex(
      db,
      'conversations',
      `conversations_blocked_${side}`,
      [`participant_${side}`],
      isBlocked,
    )
}

async function createRooms(db: Kysely<unknown>) {
  await db.schema
    .createTable('rooms')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('page_user', 'text')
    .addColumn('page_mentor', 'text')
    .addColumn('version', 'bigint', required)
    .addColumn('history', 'text', required)
    .addColumn('is_closed', 'integer', required)
    .addColumn('last_seq', 'integer', byDefault(0))
    .addColumn('told_seq', 'integer', byDefault(0))
    .addColumn('pinned_seq', 'integer')
    .addColumn('member_count', 'integer', byDefault(0))
    .addColumn('members_version', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await createPartialIndex(db, 'rooms', 'rooms_untold', ['id'], 'told_seq < last_seq')
  await db.schema
    .createTable('room_members')
    .addColumn('room_id', 'text', (c) => c.notNull().references('rooms.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('domain_role', 'text', required)
    .addColumn('is_moderator', 'integer', byDefault(0))
    .addColumn('is_wanted', 'integer', required)
    .addColumn('is_active', 'integer', required)
    .addColumn('gone', 'text')
    .addColumn('gone_at', 'text')
    .addColumn('removed_by', 'text')
    .addColumn('joined_at', 'text', required)
    .addColumn('joined_seq', 'integer', required)
    .addColumn('read_seq', 'integer', required)
    .addColumn('told_seq', 'integer', byDefault(0))
    .addColumn('is_muted', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('room_members_once', ['room_id', 'person_id'])
    .execute()
  await createIndexes(db, 'room_members', { room_members_by_person: ['person_id', 'is_active'] })
  await createPartialIndex(
    db,
    'room_members',
    'room_members_read',
    ['room_id', 'person_id'],
    'told_seq > 0 and read_seq >= told_seq',
  )
}

async function createMessages(db: Kysely<unknown>) {
  // The index of client message ids begins with the id. Ids begin with the time, so new entries are always
  // added at the end of the index.
  await db.schema
    .createTable('room_messages')
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('rooms.id'))
    .addColumn('seq', 'integer', required)
    .addColumn('sender_id', 'text', required)
    .addColumn('client_msg_id', 'text')
    .addColumn('message', 'text', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('room_messages_by_client_id', ['client_msg_id', 'sender_id'])
    .addPrimaryKeyConstraint('room_messages_by_number', ['conversation_id', 'seq'])
    .execute()
  await db.schema
    .createTable('room_mentions')
    .addColumn('room_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('person_id', 'text', required)
    .addColumn('is_told', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('room_mentions_once', ['person_id', 'room_id', 'seq'])
    .execute()
  await createIndexes(db, 'room_mentions', { room_mentions_by_message: ['room_id', 'seq'] })
  await createPartialIndex(db, 'room_mentions', 'room_mentions_untold', ['room_id', 'seq'], 'is_told = 0')
  await db.schema
    .createTable('room_removals')
    .addColumn('room_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('removed_by', 'text', required)
    .addColumn('removed_at', 'text', required)
    .addPrimaryKeyConstraint('room_removals_once', ['room_id', 'seq'])
    .execute()
}
