import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { lockAccount } from './credentials.repo'
import { recordMentorChange } from './mentorPages.repo'

interface Figures {
  sum: number
  count: number
}

/**
 * Adds to the sum and the number of a mentor's ratings. Records a change of content, so that cached pages
 * with the rating are rendered again. The caller must have locked the mentor's account.
 */
export async function addToRating(tx: Database, mentorId: string, { sum, count }: Figures) {
  await tx
    .updateTable('mentors')
    .set({
      rating_sum: sql<number>`rating_sum + ${sql.lit(sum)}`,
      rating_count: sql<number>`rating_count + ${sql.lit(count)}`,
    })
    .where('id', '=', mentorId)
    .execute()
  await recordMentorChange(tx, mentorId)
}

/**
 * Removes all mentor reviews by a learner, whose account the caller must have locked. Mentors are locked in the
 * order of their ids.
 */
export async function eraseMentorReviews(tx: Database, learnerId: string) {
  const own = await tx
    .selectFrom('mentor_reviews')
    .select('mentor_id')
    .where('learner_id', '=', learnerId)
    .orderBy('mentor_id')
    .execute()
  for (const { mentor_id } of own) {
    if (!(await lockAccount(tx, 'mentor', mentor_id))) continue
    const removed = await tx
      .deleteFrom('mentor_reviews')
      .where('learner_id', '=', learnerId)
      .where('mentor_id', '=', mentor_id)
      .returning(['rating', 'hidden_at'])
      .executeTakeFirst()
    if (removed?.hidden_at === null) await addToRating(tx, mentor_id, { sum: -removed.rating, count: -1 })
  }
}
