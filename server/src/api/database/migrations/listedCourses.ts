import { sql, type Kysely } from 'kysely'
import { createTrigger, dropTrigger } from '../../../platform/database/triggers'

const LISTED = `case when status = 'published' and exists
  (select 1 from mentors where mentors.id = courses.mentor_id and mentors.status = 'active') then 1 else 0 end`

/**
 * Keeps `courses.listed` in line with the status of the course and of its mentor; the counts of the catalogue
 * include only listed courses.
 */
export async function keepListed(db: Kysely<unknown>) {
  for (const name of ['catalogue_course_added', 'catalogue_course_gone'])
    await dropTrigger(db, { name, table: 'courses' })
  for (const name of ['catalogue_domain_added', 'catalogue_domain_gone'])
    await dropTrigger(db, { name, table: 'course_domains' })
  await db.schema
    .alterTable('courses')
    .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql.raw(`update courses set listed = ${LISTED}`).execute(db)
  await countListed(db)
  await followStatus(db)
  await followListing(db)
  await followDomains(db)
}

async function countListed(db: Kysely<unknown>) {
  await sql`delete from catalogue_counts`.execute(db)
  await sql`insert into catalogue_counts (scope, courses) select '*', count(*) from courses where listed = 1`.execute(
    db,
  )
  await sql`insert into catalogue_counts (scope, courses)
    select 'domain:' || domain, count(distinct course_id) from course_domains
    where course_id in (select id from courses where listed = 1) group by domain`.execute(db)
}

async function followStatus(db: Kysely<unknown>) {
  const relist = (which: string) => [`update courses set listed = ${LISTED} where ${which}`]
  const table = 'courses'
  await createTrigger(db, {
    name: 'listed_course_added',
    table,
    event: 'after insert',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_course_status',
    table,
    event: 'after update of status',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_mentor_status',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: relist('mentor_id = new.id'),
  })
}

const ADD = 'on conflict (scope) do update set courses = catalogue_counts.courses + excluded.courses'

async function followListing(db: Kysely<unknown>) {
  const table = 'courses'
  await createTrigger(db, {
    name: 'listed_changed',
    table,
    event: 'after update of listed',
    condition: 'old.listed <> new.listed',
    statements: [
      `update catalogue_counts set courses = courses + (new.listed - old.listed) where scope = '*'`,
      `insert into catalogue_counts (scope, courses) select distinct 'domain:' || domain, new.listed - old.listed
        from course_domains where course_id = new.id ${ADD}`,
    ],
  })
  await createTrigger(db, {
    name: 'listed_course_gone',
    table,
    event: 'before delete',
    condition: 'old.listed = 1',
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
async function followDomains(db: Kysely<unknown>) {
  const only = (row: string) =>
    `exists (select 1 from courses where id = ${row}.course_id and listed = 1) and not exists
      (select 1 from course_domains where course_id = ${row}.course_id and domain = ${row}.domain
        and position <> ${row}.position)`
  const table = 'course_domains'
  const add = `insert into catalogue_counts (scope, courses) select 'domain:' || new.domain, 1 where ${only('new')} ${ADD}`
  const take = `update catalogue_counts set courses = courses - 1 where scope = 'domain:' || old.domain and ${only('old')}`
  await createTrigger(db, { name: 'listed_domain_added', table, event: 'after insert', statements: [add] })
  await createTrigger(db, { name: 'listed_domain_gone', table, event: 'after delete', statements: [take] })
}
