import type { Database } from '../../kernel/database/schema'

/** Returns the id of a course's mentor; undefined if the account was deleted. */
export const mentorOf = async (db: Database, courseId: string) => (await findMentor(db, courseId))?.id

/** Returns the name of a course's mentor; undefined if the account was deleted. */
export const mentorNameOf = async (db: Database, courseId: string) => (await findMentor(db, courseId))?.name

const findMentor = (db: Database, courseId: string) =>
  db
    .selectFrom('courses')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['mentors.id', 'mentors.name'])
    .where('courses.id', '=', courseId)
    .where('mentors.verified', '=', 1)
    .executeTakeFirst()
