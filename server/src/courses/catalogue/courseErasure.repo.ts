import { sql } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { Database } from '../../kernel/database/schema'
import { deleteWithWords, updateCourseTexts } from './search/courseWords.repo'
import type { WordChanges } from './search/wordChanges'

/** Removes a learner's enrolments and reviews from the figures of courses. */
export async function leaveCourses(tx: Database, id: string) {
  const learnt = tx.selectFrom('enrolments').select('course_id').where('learner_id', '=', id)
  const reviewed = tx.selectFrom('reviews').select('course_id').where('learner_id', '=', id)
  // The rows are locked in a fixed order, so that two concurrent deletions cannot deadlock.
  const touched = tx
    .selectFrom('courses')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', learnt), eb('id', 'in', reviewed)]))
    .orderBy('id')
  await lockRows(tx, touched).execute()
  await takeReviewsBack(tx, id)
  await tx
    .updateTable('courses')
    .set({ students: sql`students - 1` })
    .where('id', 'in', learnt)
    .where('students', '>', 0)
    .execute()
}

async function takeReviewsBack(tx: Database, learnerId: string) {
  const reviews = await tx
    .selectFrom('reviews')
    .select(['course_id', 'rating'])
    .where('learner_id', '=', learnerId)
    .orderBy('course_id')
    .execute()
  for (const { course_id, rating } of reviews)
    await tx
      .updateTable('courses')
      .set({
        rating_sum: sql`rating_sum - ${rating}`,
        rating_count: sql`rating_count - 1`,
        rating_average: sql`case when rating_count > 1
          then cast(rating_sum - ${rating} as double precision) / (rating_count - 1) else 0 end`,
      })
      .where('id', '=', course_id)
      .execute()
}

/**
 * Deletes the courses of a mentor in which nobody has enrolled. Adds their words to the changes that are
 * written later.
 */
export async function deleteUnusedCourses(tx: Database, id: string, words: WordChanges) {
  // A concurrent enrolment either commits before the next statement or finds the course deleted.
  const own = tx.selectFrom('courses').select('id').where('mentor_id', '=', id).orderBy('id')
  await lockRows(tx, own).execute()
  const without = await own.where('id', 'not in', tx.selectFrom('enrolments').select('course_id')).execute()
  await deleteWithWords(
    tx,
    without.map((course) => course.id),
    words,
  )
}

/** Returns the courses that still name a mentor whose other courses were deleted. */
export async function findCoursesLeft(tx: Database, mentorId: string): Promise<string[]> {
  const left = await tx.selectFrom('courses').select('id').where('mentor_id', '=', mentorId).execute()
  return left.map(({ id }) => id)
}

/** Keeps courses without their mentor, and removes the mentor's name from the word index. */
export async function keepWithoutMentor(tx: Database, courseIds: string[], words: WordChanges) {
  if (courseIds.length === 0) return
  await openTasks(tx, courseIds)
  await updateCourseTexts(tx, courseIds, words)
}

/**
 * Turns tasks into lessons that learners complete themselves, like texts, because nobody can approve
 * submissions any more.
 */
async function openTasks(tx: Database, courseIds: string[]) {
  await tx
    .updateTable('lessons')
    .set({ kind: 'text' })
    .where('course_id', 'in', courseIds)
    .where('kind', '=', 'task')
    .execute()
}
