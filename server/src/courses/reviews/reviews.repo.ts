import { lockRows } from '../../platform/database/lockRows'
import type { Tx } from '../../kernel/database/schema'

interface LearnerCourse {
  learnerId: string
  courseId: string
}

/** Sum and count of a course's ratings. */
export interface Figures {
  sum: number
  count: number
}

export interface LockedFigures extends Figures {
  /** Id of the course's mentor; null if the account was deleted. */
  mentorId: string | null
}

/** Locks the course, so that concurrent reviews of it are serialized. */
export async function lockFigures(tx: Tx, courseId: string): Promise<LockedFigures | undefined> {
  const query = tx
    .selectFrom('courses')
    .select(['rating_sum', 'rating_count', 'mentor_id'])
    .where('id', '=', courseId)
  const row = await lockRows(tx, query).executeTakeFirst()
  if (!row) return undefined
  const mentor = await tx
    .selectFrom('mentors')
    .select('id')
    .where('id', '=', row.mentor_id)
    .where('verified', '=', 1)
    .executeTakeFirst()
  return { sum: row.rating_sum, count: row.rating_count, mentorId: mentor?.id ?? null }
}

export async function writeFigures(tx: Tx, courseId: string, { sum, count }: Figures) {
  const average = count === 0 ? 0 : sum / count
  await tx
    .updateTable('courses')
    .set({ rating_sum: sum, rating_count: count, rating_average: average })
    .where('id', '=', courseId)
    .execute()
  return { average, count }
}

export async function ratingOf(tx: Tx, { learnerId, courseId }: LearnerCourse): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reviews')
    .select('rating')
    .where('course_id', '=', courseId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  return row?.rating
}

export async function upsertReview(
  tx: Tx,
  { learnerId, courseId, rating, comment }: LearnerCourse & { rating: number; comment: string },
  now: string,
) {
  await tx
    .insertInto('reviews')
    .values({
      course_id: courseId,
      learner_id: learnerId,
      rating,
      comment,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'learner_id']).doUpdateSet({ rating, comment, updated_at: now }),
    )
    .execute()
}

/** Deletes a review and returns its rating; undefined if there was none. */
export async function deleteReview(tx: Tx, { learnerId, courseId }: LearnerCourse) {
  const row = await tx
    .deleteFrom('reviews')
    .where('course_id', '=', courseId)
    .where('learner_id', '=', learnerId)
    .returning('rating')
    .executeTakeFirst()
  return row?.rating
}
