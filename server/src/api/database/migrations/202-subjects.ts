import { storedSubject } from '@mentor-connect/contract/rules/subjects'
import { sql, type Kysely } from 'kysely'

interface Tables {
  course_domains: { domain: string }
}

/** Existing tags of courses become the subjects they stand for; others stay as they are. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const tags = await db.selectFrom('course_domains').select('domain').distinct().execute()
  for (const { domain } of tags) {
    const subject = storedSubject(domain)
    if (subject !== domain)
      await db.updateTable('course_domains').set({ domain: subject }).where('domain', '=', domain).execute()
  }
  await sql`delete from catalogue_counts where scope like 'domain:%'`.execute(db)
  await sql`insert into catalogue_counts (scope, courses)
    select 'domain:' || domain, count(distinct course_id) from course_domains
    where course_id in (select id from courses where listed = 1) group by domain`.execute(db)
}
