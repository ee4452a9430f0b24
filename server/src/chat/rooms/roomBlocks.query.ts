import { sql } from 'kysely'
import { BLOCK_TABLES, type BlockTable } from '../conversations/blocks.query'
import type { Database } from '../database/schema'

/**
 * The condition of the partial indexes. It must have the same wording as there. A deleted account closes its
 * conversations, but does not block anybody.
 */
const IS_BLOCKED = sql<boolean>`(blocked_low = 1 or blocked_high = 1)`

const PER_QUERY = 400

/**
 * Returns, for each of these people, the people whom the person has blocked or who have blocked the person.
 * People without blocks are absent.
 */
export async function blockedWith(db: Database, personIds: string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  const add = (own: string, other: string) => found.set(own, (found.get(own) ?? new Set()).add(other))
  const all = [...new Set(personIds)]
  for (let at = 0; at < all.length; at += PER_QUERY) {
    const some = all.slice(at, at + PER_QUERY)
    const side = (
      table: BlockTable,
      own: 'participant_low' | 'participant_high',
      other: 'participant_low' | 'participant_high',
    ) =>
      db
        .selectFrom(table as 'conversations')
        .select([`${own} as own`, `${other} as other`] as const)
        .where(own, 'in', some)
        .where(IS_BLOCKED)
        .where('blocks_changed_at', 'is not', null)
    const rows = await BLOCK_TABLES.map((table) =>
      side(table, 'participant_low', 'participant_high').unionAll(
        side(table, 'participant_high', 'participant_low'),
      ),
    )
      .reduce((all, one) => all.unionAll(one))
      .execute()
    for (const { own, other } of rows) add(own, other)
  }
  return found
}
