import { SITE_MAP_PART } from '@mentor-connect/contract/api/siteMap'
import { sql } from 'kysely'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'

let t: TestApp

beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertMentor(t.db, { id: 'pending', status: 'inactive' })
})
afterEach(() => t.close())

const read = async (path: string) => (await t.app.inject(path)).json().data

it('lists published courses of active mentors, and active mentors, with their last change', async () => {
  await insertCourse(t.db, { id: 'listed', createdAt: '2026-03-01T00:00:00.000Z' })
  await insertCourse(t.db, { id: 'draft' })
  await insertCourse(t.db, { id: 'of-pending', mentorId: 'pending' })
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'draft').execute()
  const course = { lastModified: '2026-03-01T00:00:00.000Z' }
  expect(await read('/site-map/courses')).toEqual([{ from: 'listed', ...course }])
  expect(await read('/site-map/courses/entries?from=listed')).toEqual([{ id: 'listed', ...course }])
  const mentor = { lastModified: '2026-01-01T00:00:00.000Z' }
  expect(await read('/site-map/mentors')).toEqual([{ from: 'mentor-1', ...mentor }])
  expect(await read('/site-map/mentors/entries?from=mentor-1')).toEqual([{ id: 'mentor-1', ...mentor }])
})

it('lists previews that show something, with the last change of their text', async () => {
  for (const id of ['a', 'b', 'draft']) await insertCourse(t.db, { id })
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'draft').execute()
  const open = { preview: true, blocks: [] }
  await insertLesson(t.db, { courseId: 'b', id: 'one', position: 0, ...open })
  await insertLesson(t.db, { courseId: 'a', id: 'two', position: 0, ...open })
  await insertLesson(t.db, { courseId: 'a', id: 'closed', position: 1, blocks: [] })
  await insertLesson(t.db, { courseId: 'a', id: 'not-written', position: 2, preview: true })
  await insertLesson(t.db, { courseId: 'a', id: 'quiz', position: 3, kind: 'quiz', ...open })
  await insertLesson(t.db, { courseId: 'draft', id: 'three', position: 0, ...open })
  const lastModified = '2026-02-01T00:00:00.000Z'
  const two = { id: 'two', courseId: 'a', lastModified }
  const one = { id: 'one', courseId: 'b', lastModified }
  expect(await read('/site-map/lessons')).toEqual([{ from: 'two', courseId: 'a', lastModified }])
  expect(await read('/site-map/lessons/entries?courseId=a&from=two')).toEqual([two, one])
  expect(await read('/site-map/lessons/entries?courseId=b&from=one')).toEqual([one])
})

it('lists each of many courses once', async () => {
  const count = SITE_MAP_PART + 3
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)})`
  await sql`insert into courses (id, title, description, search_text, banner, mentor_id, rating_sum, rating_count,
      rating_average, students, module_count, lesson_count, created_at, updated_at)
    ${numbers} select 'c' || i, 'Course', '', '', '', 'mentor-1', 0, 0, 0, 0, 0, 0, '', '2026-01-01T00:00:00.000Z'
    from n`.execute(t.db)
  const parts: { from: string }[] = await read('/site-map/courses')
  const lists: { id: string }[][] = await Promise.all(
    parts.map(({ from }) => read(`/site-map/courses/entries?from=${from}`)),
  )
  expect(lists.map(({ length }) => length)).toEqual([SITE_MAP_PART, 3])
  expect(new Set(lists.flat().map(({ id }) => id)).size).toBe(count)
})

it('lists each of many previews once', async () => {
  const ids = ['a', 'b']
  for (const id of ids) await insertCourse(t.db, { id })
  const each = Math.ceil(SITE_MAP_PART * 0.75)
  for (const courseId of ids) {
    const lessons = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(each - 1)})`
    await sql`insert into lessons (course_id, id, module_position, position, title, type, url, kind, preview)
      ${lessons} select ${courseId}, 'l' || i, 1, i, 'Lesson', 'document', '', 'text', 1 from n`.execute(t.db)
  }
  await sql`insert into lesson_bodies (course_id, lesson_id, body, words, updated_at)
    select course_id, id, '{"blocks":[]}', 0, '2026-01-01T00:00:00.000Z' from lessons where preview = 1`.execute(
    t.db,
  )
  const parts: { from: string; courseId: string }[] = await read('/site-map/lessons')
  const lists: { id: string; courseId: string }[][] = await Promise.all(
    parts.map(({ from, courseId }) => read(`/site-map/lessons/entries?courseId=${courseId}&from=${from}`)),
  )
  expect(lists.map(({ length }) => length)).toEqual([SITE_MAP_PART, 2 * each - SITE_MAP_PART])
  expect(new Set(lists.flat().map(({ id, courseId }) => `${courseId}/${id}`)).size).toBe(2 * each)
})

it('knows no other kinds', async () => {
  expect((await t.app.inject('/site-map/learners')).statusCode).toBe(400)
  expect((await t.app.inject('/site-map/courses/entries?from=../x')).statusCode).toBe(400)
  expect((await t.app.inject('/site-map/courses/entries')).statusCode).toBe(400)
})
