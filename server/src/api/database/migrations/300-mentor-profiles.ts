import { topicsOf } from '@mentor-connect/contract/rules/mentorTopics'
import { sql, type Kysely } from 'kysely'

interface Tables {
  mentor_domains: { person_id: string; position: number; value: string }
  mentor_topics: { person_id: string; position: number; value: string }
}

/** What mentors say about themselves, the languages they speak and the subjects they are found by. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const column of ['headline', 'story', 'city'])
    await db.schema
      .alterTable('mentors')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema.alterTable('mentors').addColumn('time_zone', 'text').execute()
  for (const table of ['mentor_languages', 'mentor_topics']) await createTagTable(db, table)
  await fillTopics(db)
  // Until now contact details were shown unless a mentor hid them. Nobody had been asked.
  await sql`update mentors set hides_email = 1, hides_mobile = 1`.execute(db)
}

async function createTagTable(db: Kysely<Tables>, table: string) {
  await db.schema
    .createTable(table)
    .addColumn('person_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${table}_pk`, ['person_id', 'position'])
    .execute()
  await db.schema.createIndex(`${table}_by_value`).on(table).columns(['value', 'person_id']).execute()
}

const BATCH = 500

async function fillTopics(db: Kysely<Tables>) {
  for (let after = ''; ;) {
    const mentors = await db
      .selectFrom('mentor_domains')
      .select('person_id')
      .distinct()
      .where('person_id', '>', after)
      .orderBy('person_id')
      .limit(BATCH)
      .execute()
    const ids = mentors.map(({ person_id }) => person_id)
    if (ids.length === 0) return
    const rows = await db
      .selectFrom('mentor_domains')
      .selectAll()
      .where('person_id', 'in', ids)
      .orderBy('position')
      .execute()
    const topics = ids.flatMap((person_id) =>
      topicsOf(rows.filter((row) => row.person_id === person_id).map(({ value }) => value)).map(
        (value, position) => ({ person_id, position, value }),
      ),
    )
    if (topics.length > 0) await db.insertInto('mentor_topics').values(topics).execute()
    after = ids.at(-1)!
  }
}
