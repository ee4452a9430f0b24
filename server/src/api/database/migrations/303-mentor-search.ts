import type { Kysely } from 'kysely'
import { mentorSearchText } from '../../people/mentorSearchText'

interface Tables {
  mentors: { id: string; name: string; expertise: string; headline: string; city: string; found_by: string }
  mentor_domains: { person_id: string; position: number; value: string }
}

/** What mentors are found by, and the order of the directory. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('mentors')
    .addColumn('found_by', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.dropIndex('mentors_by_reply').execute()
  await db.schema
    .createIndex('mentors_by_fit')
    .on('mentors')
    .columns(['status', 'reply_rank', 'experience desc', 'id'])
    .execute()
  await fillSearch(db)
}

const BATCH = 500

async function fillSearch(db: Kysely<Tables>) {
  for (let after = ''; ;) {
    const mentors = await db
      .selectFrom('mentors')
      .select(['id', 'name', 'expertise', 'headline', 'city'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const ids = mentors.map(({ id }) => id)
    if (ids.length === 0) return
    const domains = await db
      .selectFrom('mentor_domains')
      .select(['person_id', 'value'])
      .where('person_id', 'in', ids)
      .execute()
    for (const mentor of mentors) {
      const own = domains.filter(({ person_id }) => person_id === mentor.id).map(({ value }) => value)
      const found_by = mentorSearchText(mentor, own)
      await db.updateTable('mentors').set({ found_by }).where('id', '=', mentor.id).execute()
    }
    after = ids.at(-1)!
  }
}
