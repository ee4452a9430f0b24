import { sql, type Kysely } from 'kysely'
import { byDefault } from '../../../platform/database/tableParts'

/** Changes of messages in rooms are numbered like those in conversations; removed messages become the first of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rooms').addColumn('last_change', 'integer', byDefault(0)).execute()
  await db.schema.alterTable('room_mentions').addColumn('is_current', 'integer', byDefault(1)).execute()
  await sql`
    insert into message_changes (thread_id, seq, change, edits, deleted_at)
    select room_id, seq, row_number() over (partition by room_id order by removed_at, seq), 0, removed_at
    from room_removals`.execute(db)
  await sql`
    update rooms set last_change = (select count(*) from room_removals where room_removals.room_id = rooms.id)`.execute(
    db,
  )
  await sql`
    insert into earlier_texts (thread_id, seq, version, author_id, message, replaced_at)
    select room_removals.room_id, room_removals.seq, 1, sender_id, message, removed_at
    from room_removals join room_messages
      on room_messages.conversation_id = room_removals.room_id and room_messages.seq = room_removals.seq`.execute(
    db,
  )
  await sql`
    update room_messages set message = ''
    where exists (
      select 1 from room_removals
      where room_removals.room_id = room_messages.conversation_id and room_removals.seq = room_messages.seq)`.execute(
    db,
  )
}
