import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Instant, Database } from '../../kernel/database/schema'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { addToRating } from '../../accounts/people/mentorRating.repo'
import { postState } from '../../kernel/reportables/postState'

/** Returns the states of reviews of mentors, by id. Deleted reviews are missing. */
export async function mentorReviewStates(db: Database, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom('mentor_reviews')
    .select(['id', 'hidden_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hidden_at }) => [id, postState(hidden_at)]))
}

/** Finds the learner who wrote a review and the mentor whom it describes. */
export const findReviewedPair = (db: Database, id: string) =>
  db
    .selectFrom('mentor_reviews as r')
    .innerJoin('mentors', 'mentors.id', 'r.mentor_id')
    .select(['r.learner_id', 'r.mentor_id', 'mentors.name as mentor'])
    .where('r.id', '=', id)
    .executeTakeFirst()

/**
 * Locks the account of the mentor whom a review describes. Returns the mentor's id; undefined if the review
 * or the mentor was deleted.
 */
export async function lockReviewedMentor(tx: Database, id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('mentor_reviews')
    .select('mentor_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found && (await lockAccount(tx, 'mentor', found.mentor_id)) ? found.mentor_id : undefined
}

/**
 * Hides a review, or shows it again if `at` is null. A hidden review does not count for the mentor's average
 * rating.
 */
export async function setReviewHidden(tx: Database, id: string, at: Instant | null): Promise<boolean> {
  const mentorId = await lockReviewedMentor(tx, id)
  if (mentorId === undefined) return false
  const row = await tx
    .updateTable('mentor_reviews')
    .set({ hidden_at: at })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('rating')
    .executeTakeFirst()
  if (!row) return false
  const figures = at === null ? { sum: row.rating, count: 1 } : { sum: -row.rating, count: -1 }
  await addToRating(tx, mentorId, figures)
  return true
}
