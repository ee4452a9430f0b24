import { sql, type Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'

const KEYS = ['created_at', 'students', 'rating_average', 'title'] as const
const TYPES = {
  created_at: 'text',
  students: 'integer',
  rating_average: 'double precision',
  title: 'text',
} as const

/** Copies the sort columns of courses to their domains, so that each sort order of a domain has an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const key of KEYS) await db.schema.alterTable('course_domains').addColumn(key, TYPES[key]).execute()
  const ofCourse = KEYS.map((key) => `${key} = (select ${key} from courses where id = course_id)`).join(', ')
  await sql.raw(`update course_domains set ${ofCourse}`).execute(db)
  for (const key of KEYS)
    await db.schema
      .createIndex(`course_domains_by_${key}`)
      .on('course_domains')
      .columns(['domain', key, 'course_id'])
      .execute()
  await createTrigger(db, {
    name: 'listing_domain_added',
    table: 'course_domains',
    event: 'after insert',
    statements: [
      `update course_domains set ${ofCourse} where course_id = new.course_id and position = new.position`,
    ],
  })
  await createTrigger(db, {
    name: 'listing_course_changed',
    table: 'courses',
    event: `after update of ${KEYS.join(', ')}`,
    statements: [
      `update course_domains set ${KEYS.map((key) => `${key} = new.${key}`).join(', ')} where course_id = new.id`,
    ],
  })
}
