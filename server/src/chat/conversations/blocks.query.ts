import type { BlockState } from '@mentor-connect/contract/trust/blocks'
import type { Database } from '../database/schema'

/** Tables with the columns of blocks: two people with a conversation, or two members of rooms without one. */
export const BLOCK_TABLES = ['conversations', 'room_blocks'] as const
export type BlockTable = (typeof BLOCK_TABLES)[number]

const blocks = (db: Database, table: BlockTable) =>
  db
    .selectFrom(table as 'conversations')
    .select(['id', 'participant_low', 'participant_high', 'blocked_low', 'blocked_high', 'blocks_changed_at'])
    .where('blocks_changed_at', 'is not', null)

/**
 * Returns the blocks between two people. The list is empty if neither has ever set one, or if an account was
 * deleted.
 */
export async function findBlockState(db: Database, table: BlockTable, id: string): Promise<BlockState[]> {
  return (await blocks(db, table).where('id', '=', id).execute()).map(toState)
}

/**
 * Returns a page of the blocks that were ever set, with the last id of the page. The id is undefined if there
 * are no more.
 */
export async function blockStatesAfter(db: Database, table: BlockTable, afterId: string, limit: number) {
  const rows = await blocks(db, table).where('id', '>', afterId).orderBy('id').limit(limit).execute()
  return { states: rows.map(toState), lastId: rows.at(-1)?.id }
}

type Row = Awaited<ReturnType<ReturnType<typeof blocks>['execute']>>[number]

function toState(row: Row): BlockState {
  const { participant_low, participant_high, blocked_low, blocked_high } = row
  return {
    people: [participant_low, participant_high],
    blockedBy: [
      ...(blocked_low === 1 ? [participant_low] : []),
      ...(blocked_high === 1 ? [participant_high] : []),
    ],
    changedAt: row.blocks_changed_at!,
  }
}
