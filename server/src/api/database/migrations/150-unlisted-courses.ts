import type { Kysely } from 'kysely'
import { createTrigger, dropTrigger } from '../../../platform/database/triggers'

const LISTED = `case when status = 'published' and unlisted_at is null and exists
  (select 1 from mentors where mentors.id = courses.mentor_id and mentors.status = 'active') then 1 else 0 end`

/** Operators may take a course out of the catalogue, whatever its mentor does. Lists of operators get their indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['unlisted_at', 'unlisted_reason'])
    await db.schema.alterTable('courses').addColumn(column, 'text').execute()
  await replaceTriggers(db)
  await db.schema
    .createIndex('certificates_by_time')
    .on('certificates')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema.createIndex('cases_by_decision').on('cases').columns(['decided_at', 'id']).execute()
  await db.schema.createIndex('cases_by_assignee').on('cases').columns(['assignee', 'due_at']).execute()
}

/** As before, with `unlisted_at` in the rule. */
async function replaceTriggers(db: Kysely<unknown>) {
  const relist = (which: string) => [`update courses set listed = ${LISTED} where ${which}`]
  const [courses, mentors] = ['courses', 'mentors']
  await dropTrigger(db, { name: 'listed_course_added', table: courses })
  await dropTrigger(db, { name: 'listed_course_status', table: courses })
  await dropTrigger(db, { name: 'listed_mentor_status', table: mentors })
  await createTrigger(db, {
    name: 'listed_course_added',
    ...{ table: courses, event: 'after insert', statements: relist('id = new.id') },
  })
  await createTrigger(db, {
    name: 'listed_course_status',
    ...{ table: courses, event: 'after update of status, unlisted_at', statements: relist('id = new.id') },
  })
  await createTrigger(db, {
    name: 'listed_mentor_status',
    ...{ table: mentors, event: 'after update of status', condition: 'old.status <> new.status' },
    statements: relist('mentor_id = new.id'),
  })
}
