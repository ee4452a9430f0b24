import { freshDatabaseWith, type FreshDatabase } from '../../../testing/freshDatabase'
import { migrate } from '../../../platform/database/migrate'
import { readOutline } from '../../course-data/outline.repo'
import { completionIn, progressOf } from '../../course-data/progress.repo'
import type { ApiDatabase } from '../schema'
import { migrations } from './index'

const BEFORE = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '060'),
) as typeof migrations

/** The tables before this migration. */
type EarlierDatabase = Omit<ApiDatabase, 'courses' | 'modules' | 'lessons' | 'lesson_progress'> & {
  courses: Record<string, string | number>
  modules: { course_id: string; position: number; name: string; id: string | null }
  lessons: Omit<ApiDatabase['lessons'], 'id'> & { id: string | null }
  lesson_progress: Omit<ApiDatabase['lesson_progress'], 'lesson_id'> & { lesson_key: string }
}

const AT = '2026-01-01T00:00:00.000Z'
let earlier: FreshDatabase<EarlierDatabase>

beforeEach(async () => {
  earlier = await freshDatabaseWith<EarlierDatabase>(BEFORE)
})
afterEach(() => earlier.drop())

test('converts progress by position to progress by lesson, for edited and unedited courses', async () => {
  await insertPeople()
  await insertCourse('never-edited', [
    [null, null],
    [null, null],
  ])
  await insertCourse('edited', [['a', 'b'], ['c']])
  await insertProgress('never-edited', { '0-0': 'completed', '0-1': 'in-progress', '1-0': 'completed' })
  await insertProgress('edited', { '0-1': 'completed', '1-0': 'completed' })

  await migrate(earlier.db, migrations)

  const db = earlier.db as unknown as FreshDatabase<ApiDatabase>['db']
  expect(await progressOf(db, 'asha', 'never-edited')).toEqual({
    '0-0': 'completed',
    '0-1': 'in-progress',
    '1-0': 'completed',
  })
  expect(await progressOf(db, 'asha', 'edited')).toEqual({ '0-1': 'completed', '1-0': 'completed' })
  expect(await completionIn(db, 'asha', 'edited')).toMatchObject({ totalLessons: 3, completedCount: 2 })
  expect((await readOutline(db, '', 'edited')).map(({ lessons }) => lessons.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
  ])
  // Devices that were offline refer to lessons of an unedited course like this.
  expect(
    (await readOutline(db, '', 'never-edited')).flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  ).toEqual(['lesson-0-0', 'lesson-0-1', 'lesson-1-0', 'lesson-1-1'])
})

async function insertPeople() {
  const person = { password_hash: null, mobile: null, profile: null, verified: 1 as const }
  const dates = { created_at: AT, updated_at: AT }
  await earlier.db
    .insertInto('mentors')
    .values({
      ...person,
      ...dates,
      ...{ id: 'nikhil', email: 'n@example.test', name: 'Nikhil', status: 'active' },
      ...{ expertise: 'Career', experience: 4 },
    })
    .execute()
  await earlier.db
    .insertInto('learners')
    .values({ ...person, ...dates, id: 'asha', email: 'a@example.test', name: 'Asha', auth_type: null })
    .execute()
}

/** @param ids ids of the lessons, module by module; null for a course that was never edited */
async function insertCourse(course_id: string, ids: (string | null)[][]) {
  const { db } = earlier
  await db
    .insertInto('courses')
    .values({
      ...{
        id: course_id,
        title: course_id,
        description: '',
        search_text: '',
        banner: '',
        mentor_id: 'nikhil',
      },
      ...{ rating_sum: 0, rating_count: 0, rating_average: 0, students: 0, created_at: AT, updated_at: AT },
      ...{ module_count: ids.length, lesson_count: ids.flat().length },
    })
    .execute()
  for (const [position, lessons] of ids.entries()) {
    const isEdited = lessons[0] !== null
    await db
      .insertInto('modules')
      .values({ course_id, position, name: 'M', id: isEdited ? `m${position}` : null })
      .execute()
    const rows = lessons.map((id, index) => ({
      ...{ course_id, id, module_position: position, position: index },
      ...{ title: 'L', type: 'link' as const, url: 'https://example.org/', file: null },
    }))
    await db.insertInto('lessons').values(rows).execute()
  }
  await db
    .insertInto('enrolments')
    .values({ learner_id: 'asha', course_id, created_at: AT, last_active_at: AT })
    .execute()
}

async function insertProgress(course_id: string, statuses: Record<string, 'completed' | 'in-progress'>) {
  const rows = Object.entries(statuses).map(([lesson_key, status]) => ({
    ...{ learner_id: 'asha', course_id, lesson_key, status, updated_at: AT },
  }))
  await earlier.db.insertInto('lesson_progress').values(rows).execute()
}
