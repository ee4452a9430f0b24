import type { Kysely } from 'kysely'
import { createTrigger } from '../../../../platform/database/triggers'

/**
 * Creates triggers that keep lists of courses fast at any size. They maintain `courses.listed`,
 * `courses.catalogue_order`, the sort columns of subjects, and the counts.
 */
export async function createCatalogueTriggers(db: Kysely<unknown>): Promise<void> {
  await orderCatalogue(db)
  await copySortColumns(db)
  await followStatus(db)
  await followFeatured(db)
  await countListed(db)
  await countSubjects(db)
  await countLanguages(db)
}

/**
 * Sets the default order: complete courses before collections of links, each with the newest first. The key is `1` or
 * `0`, followed by the time when the course was created.
 */
async function orderCatalogue(db: Kysely<unknown>) {
  const statements = [
    `update courses set catalogue_order = case when format = 'complete' then '1' else '0' end || created_at
      where id = new.id`,
  ]
  const table = 'courses'
  await createTrigger(db, { name: 'catalogue_order_added', table, event: 'after insert', statements })
  await createTrigger(db, {
    name: 'catalogue_order_changed',
    table,
    event: 'after update of format, created_at',
    statements,
  })
}

const SORT_COLUMNS = ['catalogue_order', 'created_at', 'students', 'rating_average', 'title']

async function copySortColumns(db: Kysely<unknown>) {
  const ofCourse = SORT_COLUMNS.map((key) => `${key} = (select ${key} from courses where id = course_id)`)
  await createTrigger(db, {
    name: 'listing_domain_added',
    table: 'course_domains',
    event: 'after insert',
    statements: [
      `update course_domains set ${ofCourse.join(', ')} where course_id = new.course_id and position = new.position`,
    ],
  })
  await createTrigger(db, {
    name: 'listing_course_changed',
    table: 'courses',
    event: `after update of ${SORT_COLUMNS.join(', ')}`,
    // The columns are read again instead of from `new`, because an earlier trigger may have changed `catalogue_order`.
    statements: [`update course_domains set ${ofCourse.join(', ')} where course_id = new.id`],
  })
}

const LISTED = `case when status = 'published' and unlisted_at is null and exists
  (select 1 from mentors where mentors.id = courses.mentor_id and mentors.status = 'active') then 1 else 0 end`

/**
 * Lists a course while it is published, its mentor is active, and operators have not removed it from the
 * list.
 */
async function followStatus(db: Kysely<unknown>) {
  const relist = (which: string) => [`update courses set listed = ${LISTED} where ${which}`]
  await createTrigger(db, {
    name: 'listed_course_added',
    table: 'courses',
    event: 'after insert',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_course_status',
    table: 'courses',
    event: 'after update of status, unlisted_at',
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

/** Ends the recommendation of a course by operators when the course leaves the catalogue. */
async function followFeatured(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'featured_course_hidden',
    table: 'courses',
    event: 'after update of listed',
    condition: 'new.listed = 0 and new.featured_at is not null',
    statements: ['update courses set featured_at = null, featured_until = null where id = new.id'],
  })
}

const ADD = 'on conflict (scope) do update set courses = catalogue_counts.courses + excluded.courses'

async function countListed(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'listed_changed',
    table: 'courses',
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
    table: 'courses',
    event: 'before delete',
    condition: 'old.listed = 1',
    statements: [
      `update catalogue_counts set courses = courses - 1 where scope = '*' or scope in
        (select 'domain:' || domain from course_domains where course_id = old.id)`,
    ],
  })
}

/**
 * Counts the listed courses of each subject. A course that has the same subject twice counts once. A separate trigger
 * removes the subjects of a deleted course.
 */
async function countSubjects(db: Kysely<unknown>) {
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

async function countLanguages(db: Kysely<unknown>) {
  const count = (language: string, change: string) =>
    `insert into catalogue_counts (scope, courses) values ('language:' || ${language}, ${change}) ${ADD}`
  await createTrigger(db, {
    name: 'listed_language',
    table: 'courses',
    event: 'after update of listed',
    condition: 'old.listed <> new.listed',
    statements: [
      count('case when new.listed = 1 then new.language else old.language end', 'new.listed - old.listed'),
    ],
  })
  await createTrigger(db, {
    name: 'listed_language_changed',
    table: 'courses',
    event: 'after update of language',
    condition: 'old.language <> new.language and old.listed = 1 and new.listed = 1',
    statements: [count('old.language', '-1'), count('new.language', '1')],
  })
  await createTrigger(db, {
    name: 'listed_language_gone',
    table: 'courses',
    event: 'before delete',
    condition: 'old.listed = 1',
    statements: [count('old.language', '-1')],
  })
}
