import { sql } from 'kysely'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertMentor } from './testing/insertCourse'

// The catalogue is so large that pages are read from both ends and from checkpoints.
const COURSES = 1400
let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await insertMentor(t.db)
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(COURSES - 1)})`
  await sql`insert into courses (id, title, description, search_text, banner, mentor_id, rating_sum, rating_count,
      rating_average, students, module_count, lesson_count, created_at, updated_at)
    ${numbers} select 'c' || i, 'Course ' || (i * 7919 % 1400), '', 'course tag' || (i % 700), '', 'mentor-1', 0, 0,
      i % 5, i % 11, 1, 1, '2026-01-' || (10 + i % 9), '2026-01-01T00:00:00.000Z' from n`.execute(t.db)
  await sql`insert into course_domains (course_id, position, domain)
    ${numbers} select 'c' || i, 0, case when i % 10 = 0 then 'Rare' else 'Common' end from n`.execute(t.db)
})
afterAll(() => t.close())

const page = async (query: string) => {
  const { data } = (await t.app.inject(`/resource/get-resources?${query}`)).json()
  return { ids: data.resources.map((one: { _id: string }) => one._id), pagination: data.pagination }
}
const whole = async (order: string, where = '1 = 1') => {
  const rows = await sql<{
    id: string
  }>`select id from courses where ${sql.raw(where)} order by ${sql.raw(order)}`.execute(t.db)
  return rows.rows.map(({ id }) => id)
}

test.each([
  ['newest', 'created_at desc, id desc'],
  ['popular', 'students desc, id desc'],
  ['rating', 'rating_average desc, id desc'],
  ['title', 'title, id'],
])('the pages by %s together are the whole list', async (sort, order) => {
  const pages = await Promise.all(
    Array.from({ length: COURSES / 50 }, (_, index) => page(`sort=${sort}&limit=50&page=${index + 1}`)),
  )
  expect(pages.flatMap(({ ids }) => ids)).toEqual(await whole(order))
  expect(pages[13]?.pagination).toEqual({ page: 14, limit: 50, totalItems: COURSES, totalPages: 28 })
})

test('the pages of complete courses first together are the whole list', async () => {
  await t.db
    .updateTable('courses')
    .set({ format: 'complete' })
    .where(sql<boolean>`length(id) = 4`)
    .execute()
  const complete = await whole('created_at desc, id desc', "format = 'complete'")
  const links = await whole('created_at desc, id desc', 'format is null')
  const expected = [...complete.slice(0, 6), ...links.slice(0, 3), ...complete.slice(6), ...links.slice(3)]
  for (const number of [1, 2, 10, 14, 15, 16, 18, 20, 24, 27, 28])
    expect((await page(`limit=50&page=${number}`)).ids).toEqual(
      expected.slice((number - 1) * 50, number * 50),
    )
  await t.db.updateTable('courses').set({ format: null }).execute()
})

test.each([
  ['several hundred, whose first pages are read by an index scan', 'tag1', "search_text like '%tag1%'", 222],
  ['all, by a prefix of a word', 'ta', '1 = 1', COURSES],
])('a search that finds %s can be paged through', async (_, word, where, count) => {
  for (const [sort, order] of [
    ['newest', 'created_at desc, id desc'],
    ['title', 'title, id'],
  ] as const) {
    const found = await whole(order, where)
    expect(found).toHaveLength(count)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 50) }, (_, index) =>
        page(`q=${word}&sort=${sort}&limit=50&page=${index + 1}`),
      ),
    )
    expect(pages.flatMap(({ ids }) => ids)).toEqual(found)
  }
})

test('a long list of one domain can be paged through', async () => {
  const common = await whole(
    'created_at desc, id desc',
    "id in (select course_id from course_domains where domain = 'Common')",
  )
  for (const number of [1, 13, 14, 26]) {
    const { ids, pagination } = await page(`domain=Common&limit=50&page=${number}`)
    expect(ids).toEqual(common.slice((number - 1) * 50, number * 50))
    expect(pagination.totalItems).toBe(common.length)
  }
})

test('a long list of one domain leaves out unlisted courses', async () => {
  const write = (status: 'archived' | 'published') =>
    t.db.updateTable('courses').set({ status }).where('id', '=', 'c9').execute()
  const common = async () => {
    const pages = await Promise.all([1, 26].map((number) => page(`domain=Common&limit=50&page=${number}`)))
    return [pages.some(({ ids }) => ids.includes('c9')), pages[0]?.pagination.totalItems]
  }
  await t.db.updateTable('courses').set({ created_at: '2027-01-01' }).where('id', '=', 'c9').execute()
  expect(await common()).toEqual([true, 1260])
  await write('archived')
  expect(await common()).toEqual([false, 1259])
  await write('published')
  expect(await common()).toEqual([true, 1260])
  await t.db.updateTable('courses').set({ created_at: '2026-01-10' }).where('id', '=', 'c9').execute()
})

test('unpublished courses appear in no long list and no count', async () => {
  const hidden = ['c1', 'c2', 'c3']
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', 'in', hidden).execute()
  const { ids, pagination } = await page('domain=Common&sort=title&limit=50&page=1')
  expect(ids.filter((id: string) => hidden.includes(id))).toEqual([])
  expect(pagination.totalItems).toBe(1257)
  await t.db.updateTable('courses').set({ status: 'published' }).where('id', 'in', hidden).execute()
  expect((await page('domain=Common')).pagination.totalItems).toBe(1260)
})

test('a search that matches most courses is counted and paged', async () => {
  const { ids, pagination } = await page('q=course&sort=newest&limit=9&page=70')
  expect(ids).toEqual((await whole('created_at desc, id desc')).slice(621, 630))
  expect(pagination.totalItems).toBe(COURSES)
})

test('a search with few matches finds exactly those', async () => {
  expect((await page('q=tag123&sort=title')).ids.sort()).toEqual(['c123', 'c823'])
})

test('counts follow writes', async () => {
  const total = async (query = '') => (await page(query)).pagination.totalItems
  await t.db.deleteFrom('courses').where('id', '=', 'c0').execute()
  expect([await total(), await total('domain=Rare'), await total('domain=Common')]).toEqual([1399, 139, 1260])
  await t.db.deleteFrom('course_domains').where('course_id', '=', 'c10').execute()
  await t.db
    .insertInto('course_domains')
    .values({ course_id: 'c10', position: 0, domain: 'Common' })
    .execute()
  await t.db
    .insertInto('course_domains')
    .values({ course_id: 'c10', position: 1, domain: 'Common' })
    .execute()
  expect([await total(), await total('domain=Rare'), await total('domain=Common')]).toEqual([1399, 138, 1261])
  await t.db
    .updateTable('courses')
    .set({ search_text: 'something unheard of' })
    .where('id', '=', 'c5')
    .execute()
  expect((await page('q=heard')).ids).toEqual(['c5'])
  expect((await page('q=tag5&limit=50')).ids).not.toContain('c5')
})
