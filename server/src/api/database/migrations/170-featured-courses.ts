import { sql, type Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'

const END = 'update courses set featured_at = null, featured_until = null where id = new.id'

/** Operators recommend a few courses on the home page, until a time if they like, while the course is in the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['featured_at', 'featured_until'])
    await db.schema.alterTable('courses').addColumn(column, 'text').execute()
  await sql`create index courses_featured on courses (featured_at, id) where featured_at is not null`.execute(
    db,
  )
  await createTrigger(db, {
    ...{ name: 'featured_course_hidden', table: 'courses', event: 'after update of listed' },
    condition: 'new.listed = 0 and new.featured_at is not null',
    statements: [END],
  })
  await createTrigger(db, {
    ...{
      name: 'content_course_featured',
      table: 'courses',
      event: 'after update of featured_at, featured_until',
    },
    statements: [`insert into content_changes (tag) values ('courses')`],
  })
}
