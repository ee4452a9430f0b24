import type { Kysely } from 'kysely'
import { byDefault, createIndexes, key, required } from '../../../platform/database/tableParts'

/**
 * Blocks between two members of rooms, who have no conversation. The columns are those of `conversations`, so that one
 * query reads both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_blocks')
    .addColumn('id', 'text', key)
    .addColumn('participant_low', 'text', required)
    .addColumn('participant_high', 'text', required)
    .addColumn('blocked_low', 'integer', byDefault(0))
    .addColumn('blocked_high', 'integer', byDefault(0))
    .addColumn('blocks_changed_at', 'text')
    .addUniqueConstraint('room_blocks_once', ['participant_low', 'participant_high'])
    .execute()
  await createIndexes(db, 'room_blocks', { room_blocks_by_high: ['participant_high'] })
}
