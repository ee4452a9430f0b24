import type { Kysely } from 'kysely'
import { isPostgres } from '../../../../platform/database/isPostgres'
import { createTrigger } from '../../../../platform/database/triggers'

/**
 * Creates triggers that record which public pages have changed or were removed, for caches and search
 * engines. Triggers are needed because requests, jobs and operators all write to these tables.
 */
export async function createPageTriggers(db: Kysely<unknown>): Promise<void> {
  await followCourses(db)
  await followPreviews(db)
  await followMentors(db)
  await followReviewers(db)
  await followWorkshops(db)
  await keepRemoved(db)
}

const changed = (...tags: string[]) =>
  `insert into content_changes (tag) values ${tags.map((tag) => `(${tag})`)}`

/**
 * Follows changes of courses. Lessons, subjects and reviews need no triggers, because they are written
 * together with their course.
 */
async function followCourses(db: Kysely<unknown>) {
  const table = 'courses'
  const course = (row: string) => [
    changed(`'course:' || ${row}.id`, `'mentor:' || ${row}.mentor_id`, `'courses'`),
  ]
  const shown = 'updated_at, status, listed, students, rating_sum, rating_count'
  await createTrigger(db, {
    name: 'content_course_added',
    table,
    event: 'after insert',
    statements: course('new'),
  })
  await createTrigger(db, {
    name: 'content_course_changed',
    table,
    event: `after update of ${shown}`,
    statements: course('new'),
  })
  await createTrigger(db, {
    name: 'content_course_gone',
    table,
    event: 'after delete',
    statements: course('old'),
  })
  await createTrigger(db, {
    name: 'content_course_featured',
    table,
    event: 'after update of featured_at, featured_until',
    statements: [changed(`'courses'`)],
  })
}

/** Follows previews of lessons, which are public pages. */
async function followPreviews(db: Kysely<unknown>) {
  const table = 'lesson_bodies'
  const statements = [changed(`'course:' || new.course_id`)]
  await createTrigger(db, { name: 'content_body_added', table, event: 'after insert', statements })
  await createTrigger(db, {
    name: 'content_body_changed',
    table,
    event: 'after update of updated_at',
    statements,
  })
}

/**
 * Follows changes of mentors. Links and subjects need no triggers, because they are written together with
 * their mentor. The pages of a mentor's courses change, too, because they show the mentor's name.
 */
async function followMentors(db: Kysely<unknown>) {
  const table = 'mentors'
  const mentor = (row: string) => changed(`'mentor:' || ${row}.id`, `'mentors'`)
  await createTrigger(db, {
    name: 'content_mentor_added',
    table,
    event: 'after insert',
    statements: [mentor('new')],
  })
  await createTrigger(db, {
    name: 'content_mentor_changed',
    table,
    event: 'after update of updated_at, status, name, profile',
    statements: [
      mentor('new'),
      changed(`'courses'`),
      `insert into content_changes (tag) select 'course:' || id from courses where mentor_id = new.id`,
    ],
  })
  await createTrigger(db, {
    name: 'content_mentor_gone',
    table,
    event: 'after delete',
    statements: [mentor('old')],
  })
}

/** Follows the name and picture of learners, because their reviews show them. */
async function followReviewers(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'content_reviewer_changed',
    table: 'learners',
    event: 'after update of name, profile',
    condition: `old.name <> new.name or coalesce(old.profile, '') <> coalesce(new.profile, '')`,
    statements: [
      `insert into content_changes (tag) select 'course:' || course_id from reviews where learner_id = new.id`,
    ],
  })
}

async function followWorkshops(db: Kysely<unknown>) {
  const workshop = (row: string) => changed(`'workshop:' || ${row}.id`, `'workshops'`)
  await createTrigger(db, {
    name: 'content_workshop_changed',
    table: 'workshops',
    event: 'after update of updated_at, taken, joined, state',
    condition: `new.state <> 'draft'`,
    statements: [workshop('new')],
  })
  await createTrigger(db, {
    name: 'content_workshop_gone',
    table: 'workshops',
    event: 'after delete',
    condition: `old.state <> 'draft'`,
    statements: [workshop('old'), removed(db, 'workshops')],
  })
}

function removed(db: Kysely<unknown>, kind: string) {
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  return `insert into removed_pages (kind, id, removed_at) values ('${kind}', old.id, ${now}) on conflict do nothing`
}

async function keepRemoved(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'removed_course',
    table: 'courses',
    event: 'after delete',
    condition: `old.status <> 'draft'`,
    statements: [removed(db, 'courses')],
  })
  await createTrigger(db, {
    name: 'removed_mentor',
    table: 'mentors',
    event: 'after delete',
    condition: `old.status = 'active'`,
    statements: [removed(db, 'mentors')],
  })
  // The row of a deleted mentor stays without personal data while learners are enrolled in a course.
  await createTrigger(db, {
    name: 'removed_mentor_of_courses',
    table: 'mentors',
    event: 'after update of email',
    condition: `old.status = 'active' and new.email = new.id || '@erased.invalid'`,
    statements: [removed(db, 'mentors')],
  })
}
