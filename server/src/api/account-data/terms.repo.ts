import type { Database } from '../../kernel/database/schema'

export async function countCertificates(db: Database, learnerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the number of a mentor's courses that have enrolled learners. */
export async function countTaughtCourses(db: Database, mentorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('courses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mentor_id', '=', mentorId)
    .where('id', 'in', db.selectFrom('enrolments').select('course_id'))
    .executeTakeFirstOrThrow()
  return count
}
