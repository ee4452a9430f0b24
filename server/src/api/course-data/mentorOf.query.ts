import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** The mentor of a course; undefined if the account was deleted. */
export async function mentorOf(db: Kysely<ApiDatabase>, courseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('courses')
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select('mentors.id')
    .where('courses.id', '=', courseId)
    .where('mentors.verified', '=', 1)
    .executeTakeFirst()
  return row?.id
}
