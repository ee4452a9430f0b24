import { languageOfTitle } from '@mentor-connect/contract/rules/courseLanguages'
import { sql, type Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'

interface Tables {
  courses: { id: string; title: string; language: string }
}

/** The language of a course: of existing ones by the script of the title. Triggers count the courses in each. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('courses')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute()
  await setLanguages(db)
  for (const key of ['created_at', 'students', 'rating_average', 'title'])
    await db.schema
      .createIndex(`courses_by_language_${key}`)
      .on('courses')
      .columns(['language', key, 'id'])
      .execute()
  await countLanguages(db)
}

const BATCH = 500

async function setLanguages(db: Kysely<Tables>) {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('courses')
      .select(['id', 'title'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const [language, ids] of byLanguage(rows))
      await db.updateTable('courses').set({ language }).where('id', 'in', ids).execute()
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

function byLanguage(rows: { id: string; title: string }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { id, title } of rows) {
    const language = languageOfTitle(title)
    ids.set(language, [...(ids.get(language) ?? []), id])
  }
  return ids
}

const ADD = 'on conflict (scope) do update set courses = catalogue_counts.courses + excluded.courses'
const count = (language: string, change: string) =>
  `insert into catalogue_counts (scope, courses) values ('language:' || ${language}, ${change}) ${ADD}`

async function countLanguages(db: Kysely<Tables>) {
  await sql`insert into catalogue_counts (scope, courses)
    select 'language:' || language, count(*) from courses where listed = 1 group by language`.execute(db)
  const table = 'courses'
  await createTrigger(db, {
    ...{ name: 'listed_language', table, event: 'after update of listed' },
    condition: 'old.listed <> new.listed',
    statements: [
      count('case when new.listed = 1 then new.language else old.language end', 'new.listed - old.listed'),
    ],
  })
  await createTrigger(db, {
    ...{ name: 'listed_language_changed', table, event: 'after update of language' },
    condition: 'old.language <> new.language and old.listed = 1 and new.listed = 1',
    statements: [count('old.language', '-1'), count('new.language', '1')],
  })
  await createTrigger(db, {
    ...{ name: 'listed_language_gone', table, event: 'before delete', condition: 'old.listed = 1' },
    statements: [count('old.language', '-1')],
  })
}
