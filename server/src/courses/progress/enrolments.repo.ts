import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'

export interface LearnerCourse {
  learnerId: string
  courseId: string
}

/** Enrols a learner. Returns false, and changes nothing, if the learner is enrolled already. */
export async function insertEnrolment(
  tx: Database,
  { learnerId, courseId }: LearnerCourse,
  now: Instant,
): Promise<boolean> {
  const added = await tx
    .insertInto('enrolments')
    .values({ learner_id: learnerId, course_id: courseId, created_at: now, last_active_at: now })
    .onConflict((conflict) => conflict.columns(['learner_id', 'course_id']).doNothing())
    .returning('course_id')
    .executeTakeFirst()
  return added !== undefined
}

export function findEnrolment(db: Database, course: LearnerCourse) {
  return selectEnrolment(db, course).executeTakeFirst()
}

/** Locks an enrolment until the transaction ends, so that its progress is saved by one request at a time. */
export function lockEnrolment(tx: Database, course: LearnerCourse) {
  return lockRows(tx, selectEnrolment(tx, course)).executeTakeFirst()
}

function selectEnrolment(db: Database, { learnerId, courseId }: LearnerCourse) {
  return db
    .selectFrom('enrolments')
    .select(['created_at', 'celebrated_at'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
}

export async function markCelebrated(tx: Database, { learnerId, courseId }: LearnerCourse, at: Instant) {
  await tx
    .updateTable('enrolments')
    .set({ celebrated_at: at })
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .execute()
}

/** Stores when the learner was last active in the course, unless a later time is stored already. */
export async function touchEnrolment(tx: Database, { learnerId, courseId }: LearnerCourse, at: Instant) {
  await tx
    .updateTable('enrolments')
    .set({ last_active_at: at })
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('last_active_at', '<', at)
    .execute()
}
