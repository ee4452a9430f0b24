import { freshDatabaseWith } from '../../../testing/freshDatabase'
import { migrationsUpTo } from '../../../testing/earlierDatabase'
import { migrate } from '../../../platform/database/migrate'
import { migrations } from './index'

interface Tables {
  courses: Record<string, string | number>
  mentors: Record<string, string | number>
  catalogue_counts: { scope: string; courses: number }
}

const AT = '2026-01-01T00:00:00.000Z'

test('existing courses get the language of their title', async () => {
  const { db, drop } = await freshDatabaseWith<Tables>(migrationsUpTo(migrations, '163-office-lists'))
  const times = { created_at: AT, updated_at: AT }
  await db
    .insertInto('mentors')
    .values({
      id: 'm',
      email: 'm@example.org',
      name: 'M',
      verified: 1,
      status: 'active',
      expertise: '',
      experience: 1,
      ...times,
    })
    .execute()
  for (const [id, title] of Object.entries({ roti: 'रोटी बनाना', bread: 'Baking bread' }))
    await db
      .insertInto('courses')
      .values({
        ...{ id, title, description: '', search_text: title, banner: '', mentor_id: 'm', ...times },
        ...{
          rating_sum: 0,
          rating_count: 0,
          rating_average: 0,
          students: 0,
          module_count: 0,
          lesson_count: 0,
        },
      })
      .execute()

  await migrate(db, migrations)

  const languages = db.selectFrom('courses').select(['id', 'language']).orderBy('id')
  expect(await languages.execute()).toEqual([
    { id: 'bread', language: 'en' },
    { id: 'roti', language: 'hi' },
  ])
  const counts = db.selectFrom('catalogue_counts').selectAll().where('scope', 'like', 'language:%')
  expect(await counts.orderBy('scope').execute()).toEqual([
    { scope: 'language:en', courses: 1 },
    { scope: 'language:hi', courses: 1 },
  ])
  await drop()
})
