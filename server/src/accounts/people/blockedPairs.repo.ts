import type { Selectable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { blockedLearnersOf } from './blockedLearners.repo'

export type BlockedPair = Selectable<ApiDatabase['blocked_pairs']>
export type LearnerAndMentor = Pick<BlockedPair, 'learner_id' | 'mentor_id'>

/** Tells whether one of the two has blocked the other in chat. No response may reveal this to either of them. */
export async function isBlockedPair(db: Database, pair: LearnerAndMentor): Promise<boolean> {
  const found = await findBlockedPair(db, pair)
  return found !== undefined && found.by_learner + found.by_mentor > 0
}

export function findBlockedPair(
  db: Database,
  { learner_id, mentor_id }: LearnerAndMentor,
): Promise<BlockedPair | undefined> {
  return db
    .selectFrom('blocked_pairs')
    .selectAll()
    .where('learner_id', '=', learner_id)
    .where('mentor_id', '=', mentor_id)
    .executeTakeFirst()
}

export async function saveBlockedPair(tx: Database, row: BlockedPair) {
  const { learner_id: _learner, mentor_id: _mentor, ...values } = row
  await tx
    .insertInto('blocked_pairs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['learner_id', 'mentor_id']).doUpdateSet(values))
    .execute()
}

/** Returns the ids of the people whom a person has blocked, and of those who have blocked the person. */
export async function blockedPeopleOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocked_pairs')
    .select(['learner_id', 'mentor_id'])
    .where((eb) => eb.or([eb('learner_id', '=', personId), eb('mentor_id', '=', personId)]))
    .where((eb) => eb.or([eb('by_learner', '=', 1), eb('by_mentor', '=', 1)]))
    .execute()
  const others = rows.map(({ learner_id, mentor_id }) => (learner_id === personId ? mentor_id : learner_id))
  return [...others, ...(await blockedLearnersOf(db, personId))]
}

/** Returns the people whom a person has blocked. Those who have blocked the person are not included. */
export function blockedBy(db: Database, { id, role }: { id: string; role: 'user' | 'mentor' }) {
  const [own, other, flag] =
    role === 'user'
      ? (['learner_id', 'mentor_id', 'by_learner'] as const)
      : (['mentor_id', 'learner_id', 'by_mentor'] as const)
  return db
    .selectFrom('blocked_pairs')
    .select([`${other} as person`, 'changed_at'])
    .where(own, '=', id)
    .where(flag, '=', 1)
    .orderBy('changed_at')
    .execute()
}

/** Deletes the blocks between a mentor and learners. */
export async function deleteBlocks(tx: Database, mentorId: string) {
  await tx.deleteFrom('blocked_pairs').where('mentor_id', '=', mentorId).execute()
}
