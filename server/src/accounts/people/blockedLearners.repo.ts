import type { BlockState } from '@mentor-connect/contract/trust/blocks'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** Stores a block between two learners, unless a later state is stored. Does nothing unless both are learners. */
export async function saveBlockedLearners(db: Database, { people, blockedBy, changedAt }: BlockState) {
  const [low_id, high_id] = [...people].sort() as [string, string]
  await db.transaction().execute(async (tx) => {
    const learners = await tx
      .selectFrom('learners')
      .select('id')
      .where('id', 'in', [low_id, high_id])
      .execute()
    if (learners.length < 2) return
    const by_low = blockedBy.includes(low_id) ? 1 : 0
    const by_high = blockedBy.includes(high_id) ? 1 : 0
    await tx
      .insertInto('blocked_learners')
      .values({ low_id, high_id, by_low, by_high, changed_at: changedAt })
      .onConflict((conflict) =>
        conflict
          .columns(['low_id', 'high_id'])
          .doUpdateSet({ by_low, by_high, changed_at: changedAt })
          .where('blocked_learners.changed_at', '<', changedAt),
      )
      .execute()
  })
}

/** Returns the ids of the learners whom a learner has blocked, and of those who have blocked the learner. */
export async function blockedLearnersOf(db: Database, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocked_learners')
    .select(['low_id', 'high_id'])
    .where((eb) => eb.or([eb('low_id', '=', learnerId), eb('high_id', '=', learnerId)]))
    .where((eb) => eb.or([eb('by_low', '=', 1), eb('by_high', '=', 1)]))
    .execute()
  return rows.map(({ low_id, high_id }) => (low_id === learnerId ? high_id : low_id))
}

/** Returns the learners whom a learner has blocked. Those who have blocked the learner are not included. */
export function learnersBlockedBy(db: Database, learnerId: string) {
  return db
    .selectFrom('blocked_learners')
    .select([
      sql<string>`case when low_id = ${learnerId} then high_id else low_id end`.as('person'),
      'changed_at',
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb('low_id', '=', learnerId), eb('by_low', '=', 1)]),
        eb.and([eb('high_id', '=', learnerId), eb('by_high', '=', 1)]),
      ]),
    )
    .orderBy('changed_at')
    .execute()
}

export async function isLearner(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('learners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
