import { sql, type Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'
import { createWordIndex } from '../../../platform/database/wordIndex'

/** Keeps lists of courses fast at any size: counts maintained by triggers, and an index of words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWordIndex(db, { table: 'courses', key: 'id', column: 'search_text' })
  await db.schema
    .createTable('catalogue_counts')
    .addColumn('scope', 'text', (c) => c.primaryKey())
    .addColumn('courses', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into catalogue_counts (scope, courses) select '*', count(*) from courses`.execute(db)
  await sql`insert into catalogue_counts (scope, courses)
    select 'domain:' || domain, count(distinct course_id) from course_domains group by domain`.execute(db)
  await keepTotal(db)
  await keepDomains(db)
}

const KEEP = 'on conflict (scope) do update set courses = catalogue_counts.courses'

async function keepTotal(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'catalogue_course_added',
    table: 'courses',
    event: 'after insert',
    statements: [`insert into catalogue_counts (scope, courses) values ('*', 1) ${KEEP} + 1`],
  })
  await createTrigger(db, {
    name: 'catalogue_course_gone',
    table: 'courses',
    event: 'before delete',
    statements: [
      `update catalogue_counts set courses = courses - 1 where scope = '*' or scope in
        (select 'domain:' || domain from course_domains where course_id = old.id)`,
    ],
  })
}

/**
 * A course may have the same domain twice; it counts once. The domains of a deleted course are removed by its own
 * trigger.
 */
async function keepDomains(db: Kysely<unknown>) {
  const only = (row: string) =>
    `exists (select 1 from courses where id = ${row}.course_id) and not exists (select 1 from course_domains
      where course_id = ${row}.course_id and domain = ${row}.domain and position <> ${row}.position)`
  const add = `insert into catalogue_counts (scope, courses) select 'domain:' || new.domain, 1 where ${only('new')} ${KEEP} + 1`
  const take = `update catalogue_counts set courses = courses - 1 where scope = 'domain:' || old.domain and ${only('old')}`
  const table = 'course_domains'
  await createTrigger(db, { name: 'catalogue_domain_added', table, event: 'after insert', statements: [add] })
  await createTrigger(db, { name: 'catalogue_domain_gone', table, event: 'after delete', statements: [take] })
}
