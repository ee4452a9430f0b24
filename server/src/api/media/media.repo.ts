import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** The domains that a course's banner is drawn from; undefined if there is no such course. */
export async function bannerDomains(
  db: Kysely<ApiDatabase>,
  courseId: string,
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('courses')
    .leftJoin('course_domains', 'course_domains.course_id', 'courses.id')
    .select('course_domains.domain')
    .where('courses.id', '=', courseId)
    .orderBy('course_domains.position')
    .execute()
  return rows.length === 0 ? undefined : rows.flatMap(({ domain }) => domain ?? [])
}
