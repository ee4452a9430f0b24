import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import {
  belongsTo,
  byDefault,
  createIndexes,
  key,
  mayBelongTo,
  required,
  requiredOnce,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'
import { createWordIndex } from '../../../platform/database/wordIndex'

/** Creates skill paths with their milestones and courses, and the learners who have joined them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPaths(db)
  await createContent(db)
  await createPeople(db)
  await followListing(db)
  await createWordIndex(db, { table: 'skill_paths', key: 'id', column: 'search_text', only: 'listed' })
  await followPages(db)
}

async function createPaths(db: Kysely<unknown>) {
  await db.schema
    .createTable('skill_paths')
    .addColumn('id', 'text', key)
    .addColumn('slug', 'text', requiredOnce)
    .addColumn('mentor_id', 'text', mayBelongTo('mentors.id'))
    .addColumn('title', 'text', required)
    .addColumn('purpose', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('hidden_at', 'text')
    .addColumn('version', 'integer', required)
    .addColumn('joined', 'integer', byDefault(0))
    .addColumn('search_text', 'text', required)
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await createIndexes(db, 'skill_paths', {
    skill_paths_by_joined: ['listed', 'joined', 'id'],
    skill_paths_by_language: ['listed', 'language', 'joined', 'id'],
    skill_paths_by_mentor: ['mentor_id', 'updated_at', 'id'],
  })
}

async function createContent(db: Kysely<unknown>) {
  await db.schema
    .createTable('skill_path_subjects')
    .addColumn('path_id', 'text', belongsTo('skill_paths.id'))
    .addColumn('position', 'integer', required)
    .addColumn('subject', 'text', required)
    .addPrimaryKeyConstraint('skill_path_subjects_pk', ['path_id', 'position'])
    .execute()
  await createIndexes(db, 'skill_path_subjects', { skill_paths_by_subject: ['subject', 'path_id'] })
  await db.schema
    .createTable('skill_path_milestones')
    .addColumn('path_id', 'text', belongsTo('skill_paths.id'))
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addPrimaryKeyConstraint('skill_path_milestones_pk', ['path_id', 'position'])
    .execute()
  // The course is not a foreign key, because a path keeps the gap of a deleted course, so that its mentor can
  // fill the gap.
  await db.schema
    .createTable('skill_path_courses')
    .addColumn('path_id', 'text', belongsTo('skill_paths.id'))
    .addColumn('position', 'integer', required)
    .addColumn('milestone', 'integer', required)
    .addColumn('course_id', 'text', required)
    .addPrimaryKeyConstraint('skill_path_courses_pk', ['path_id', 'position'])
    .execute()
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('skill_path_people')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('path_id', 'text', belongsTo('skill_paths.id'))
    .addColumn('joined_at', 'text', required)
    .addPrimaryKeyConstraint('skill_path_people_pk', ['learner_id', 'path_id'])
    .execute()
  await createIndexes(db, 'skill_path_people', {
    skill_path_people_by_path: ['path_id'],
    skill_path_people_by_time: ['learner_id', 'joined_at', 'path_id'],
  })
  // Triggers count the rows, because rows are also deleted together with their learner.
  const count = (row: string, change: string) => [
    `update skill_paths set joined = joined ${change} where id = ${row}.path_id`,
  ]
  const table = 'skill_path_people'
  await createTrigger(db, {
    name: 'path_joined',
    table,
    event: 'after insert',
    statements: count('new', '+ 1'),
  })
  await createTrigger(db, {
    name: 'path_left',
    table,
    event: 'after delete',
    statements: count('old', '- 1'),
  })
}

const LISTED = `case when state = 'published' and hidden_at is null and (mentor_id is null or exists
  (select 1 from mentors where mentors.id = skill_paths.mentor_id and mentors.status = 'active'))
  then 1 else 0 end`

/** Lists a path while it is published and not hidden, and its mentor is active. */
async function followListing(db: Kysely<unknown>) {
  const relist = (which: string) => [`update skill_paths set listed = ${LISTED} where ${which}`]
  await createTrigger(db, {
    name: 'listed_path_added',
    table: 'skill_paths',
    event: 'after insert',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_path_state',
    table: 'skill_paths',
    event: 'after update of state, hidden_at',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_path_mentor',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: relist('mentor_id = new.id'),
  })
}

/** Records changed and removed pages, as the triggers of the baseline do for courses. */
async function followPages(db: Kysely<unknown>) {
  const changed = (row: string) =>
    `insert into content_changes (tag) values ('path:' || ${row}.slug), ('paths')`
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const removed = `insert into removed_pages (kind, id, removed_at) values ('paths', old.slug, ${now}) on conflict do nothing`
  const table = 'skill_paths'
  await createTrigger(db, {
    name: 'content_path_changed',
    table,
    event: 'after update of updated_at, listed, joined',
    condition: 'old.listed = 1 or new.listed = 1',
    statements: [changed('new')],
  })
  await createTrigger(db, {
    name: 'content_path_gone',
    table,
    event: 'after delete',
    condition: `old.state <> 'draft'`,
    statements: [changed('old'), removed],
  })
}
