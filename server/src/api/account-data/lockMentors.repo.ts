import type { Database } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'

/**
 * Locks the mentors whose ratings and courses change when a learner is removed, in the order of their ids.
 * The suspension of a mentor also locks the account before the courses.
 */
export async function lockMentorsOf(tx: Database, learnerId: string) {
  const rated = tx.selectFrom('mentor_reviews').select('mentor_id').where('learner_id', '=', learnerId)
  const learnt = tx.selectFrom('enrolments').select('course_id').where('learner_id', '=', learnerId)
  const reviewed = tx.selectFrom('reviews').select('course_id').where('learner_id', '=', learnerId)
  const taught = tx
    .selectFrom('courses')
    .select('mentor_id')
    .where((eb) => eb.or([eb('id', 'in', learnt), eb('id', 'in', reviewed)]))
  const mentors = tx
    .selectFrom('mentors')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', rated), eb('id', 'in', taught)]))
    .orderBy('id')
  await lockRows(tx, mentors).execute()
}
