import { BLOCKED_MEMBERS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { randomUUID } from 'node:crypto'
import { lockRows } from '../../platform/database/lockRows'
import type { Database, Tx } from '../database/schema'
import { pairOf, sideOf, type Pair } from '../store/sides'

interface BlockOfMember {
  personId: string
  memberId: string
  isBlocked: boolean
  now: Date
}

/**
 * Sets or lifts the block of a person against another member. Each change gets a later time than the one
 * before it. Resolves to the id of the pair and that time; undefined if nothing has changed.
 */
export async function storeRoomBlock(tx: Tx, { personId, memberId, isBlocked, now }: BlockOfMember) {
  const pair = pairOf(personId, memberId)
  if (isBlocked) await insertPair(tx, pair)
  const stored = await lockRows(tx, ofPair(tx, pair)).executeTakeFirst()
  const isLow = sideOf(pair, personId) === 'low'
  const flag = isBlocked ? 1 : 0
  if (!stored || stored[isLow ? 'blocked_low' : 'blocked_high'] === flag) return undefined
  const before = stored.blocks_changed_at
  const at = Math.max(now.getTime(), before ? Date.parse(before) + 1 : 0)
  const changedAt = new Date(at).toISOString()
  await tx
    .updateTable('room_blocks')
    .set(isLow ? { blocked_low: flag } : { blocked_high: flag })
    .set({ blocks_changed_at: changedAt })
    .where('id', '=', stored.id)
    .execute()
  return { id: stored.id, changedAt }
}

/**
 * Resolves to false if the person has already blocked the maximum number of people. An existing block can
 * always be set again.
 */
export async function mayBlockMember(
  tx: Tx,
  { personId, memberId }: Pick<BlockOfMember, 'personId' | 'memberId'>,
): Promise<boolean> {
  const blocked = await blockedByMember(tx, personId)
  return blocked.has(memberId) || blocked.size < BLOCKED_MEMBERS_MAX
}

const insertPair = (tx: Tx, pair: Pair) =>
  tx
    .insertInto('room_blocks')
    .values({ id: randomUUID(), ...pair })
    .onConflict((conflict) => conflict.columns(['participant_low', 'participant_high']).doNothing())
    .execute()

export const findRoomBlock = (db: Database, pair: Pair) => ofPair(db, pair).executeTakeFirst()

const ofPair = (tx: Database, { participant_low, participant_high }: Pair) =>
  tx
    .selectFrom('room_blocks')
    .selectAll()
    .where('participant_low', '=', participant_low)
    .where('participant_high', '=', participant_high)

/** Returns the members whom a person has blocked. Those who have blocked the person are not included. */
export async function blockedByMember(db: Database, personId: string): Promise<Set<string>> {
  const [asLow, asHigh] = [
    await db
      .selectFrom('room_blocks')
      .select('participant_high as id')
      .where('participant_low', '=', personId)
      .where('blocked_low', '=', 1)
      .execute(),
    await db
      .selectFrom('room_blocks')
      .select('participant_low as id')
      .where('participant_high', '=', personId)
      .where('blocked_high', '=', 1)
      .execute(),
  ]
  return new Set([...asLow, ...asHigh].map(({ id }) => id))
}

export async function eraseRoomBlocks(tx: Tx, personId: string) {
  await tx
    .deleteFrom('room_blocks')
    .where((is) => is.or([is('participant_low', '=', personId), is('participant_high', '=', personId)]))
    .execute()
}
