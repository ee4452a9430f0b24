import type { Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'

/**
 * Names what changes on public pages. Triggers note it, because requests, jobs and operators write to these tables. Rows
 * are only added: an update of a common row would make writers wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_changes')
    .addColumn('tag', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('content_changes_by_tag').on('content_changes').column('tag').execute()
  await noteCourses(db)
  await noteMentors(db)
  await noteReviewers(db)
}

const note = (...tags: string[]) =>
  `insert into content_changes (tag) values ${tags.map((tag) => `(${tag})`)}`

/** Lessons, subjects and reviews are written together with their course. */
async function noteCourses(db: Kysely<unknown>) {
  const table = 'courses'
  const course = (row: string) => [
    note(`'course:' || ${row}.id`, `'mentor:' || ${row}.mentor_id`, `'courses'`),
  ]
  const shown = 'updated_at, status, listed, students, rating_sum, rating_count'
  await createTrigger(db, {
    ...{ name: 'content_course_added', table, event: 'after insert' },
    statements: course('new'),
  })
  await createTrigger(db, {
    ...{ name: 'content_course_changed', table, event: `after update of ${shown}` },
    statements: course('new'),
  })
  await createTrigger(db, {
    ...{ name: 'content_course_gone', table, event: 'after delete' },
    statements: course('old'),
  })
}

/** Links and subjects are written together with their mentor, whose name is on the pages of the courses. */
async function noteMentors(db: Kysely<unknown>) {
  const table = 'mentors'
  const mentor = (row: string) => note(`'mentor:' || ${row}.id`, `'mentors'`)
  await createTrigger(db, {
    ...{ name: 'content_mentor_added', table, event: 'after insert' },
    statements: [mentor('new')],
  })
  await createTrigger(db, {
    ...{ name: 'content_mentor_changed', table, event: 'after update of updated_at, status, name, profile' },
    statements: [
      mentor('new'),
      note(`'courses'`),
      `insert into content_changes (tag) select 'course:' || id from courses where mentor_id = new.id`,
    ],
  })
  await createTrigger(db, {
    ...{ name: 'content_mentor_gone', table, event: 'after delete' },
    statements: [mentor('old')],
  })
}

/** A review shows its author's name and picture. */
async function noteReviewers(db: Kysely<unknown>) {
  await createTrigger(db, {
    ...{ name: 'content_reviewer_changed', table: 'learners', event: 'after update of name, profile' },
    condition: `old.name <> new.name or coalesce(old.profile, '') <> coalesce(new.profile, '')`,
    statements: [
      `insert into content_changes (tag) select 'course:' || course_id from reviews where learner_id = new.id`,
    ],
  })
}
