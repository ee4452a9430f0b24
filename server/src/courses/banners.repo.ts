import type { Database } from '../kernel/database/schema'

/** Path of the picture that is drawn for a course or a workshop. */
export const generatedBanner = (id: string) => `/media/banners/${id}.svg`

/**
 * Returns the domains from which the banner of a course or a workshop is drawn; undefined if there is
 * neither.
 */
export async function bannerDomains(db: Database, id: string): Promise<string[] | undefined> {
  return (await domainsOfCourse(db, id)) ?? domainOfWorkshop(db, id)
}

/**
 * Returns the domain of a workshop. The picture depends on nothing else, so the picture of a draft reveals
 * nothing else.
 */
async function domainOfWorkshop(db: Database, id: string): Promise<string[] | undefined> {
  const row = await db.selectFrom('workshops').select('subject').where('id', '=', id).executeTakeFirst()
  return row && [row.subject]
}

async function domainsOfCourse(db: Database, courseId: string): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('courses')
    .leftJoin('course_domains', 'course_domains.course_id', 'courses.id')
    .select('course_domains.domain')
    .where('courses.id', '=', courseId)
    .orderBy('course_domains.position')
    .execute()
  return rows.length === 0 ? undefined : rows.flatMap(({ domain }) => domain ?? [])
}
