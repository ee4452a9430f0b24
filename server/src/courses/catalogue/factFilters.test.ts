import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import { insertCourse, insertMentor } from './testing/insertCourse'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
})
afterEach(() => t.close())

interface Facts {
  level?: CourseLevel
  hours?: number
  /** Sum and number of reviews. */
  rating?: readonly [sum: number, count: number]
  language?: string
  domain?: string
}

async function insert(id: string, { level, hours, rating = [0, 0], language, domain = 'Career' }: Facts) {
  const [sum, count] = rating
  await insertCourse(t.db, {
    id,
    title: `Course ${id}`,
    domains: [domain],
    rating: { sum, count },
    ...(language && { language }),
  })
  await t.db
    .updateTable('courses')
    .set({ level: level ?? null, hours: hours ?? null })
    .where('id', '=', id)
    .execute()
}

async function listed(query: string) {
  const reply = await t.app.inject({ url: `/resource/get-resources?sort=title&${query}` })
  const { resources, pagination } = reply.json().data
  const ids: string[] = resources.map(({ _id }: { _id: string }) => _id)
  expect(pagination.totalItems).toBe(ids.length)
  return ids
}

test('by level; a course that states none has none', async () => {
  await insert('a', { level: 'beginner' })
  await insert('b', { level: 'advanced' })
  await insert('c', {})
  expect(await listed('level=beginner')).toEqual(['a'])
  expect(await listed('level=advanced')).toEqual(['b'])
  expect(await listed('level=intermediate')).toEqual([])
  expect(await listed('')).toEqual(['a', 'b', 'c'])
})

test('by length in bands that have no gap; a course that states no hours has none', async () => {
  for (const [id, hours] of Object.entries({ a: 0.5, b: 4.5, c: 5, d: 14.5, e: 15, f: 200 }))
    await insert(id, { hours })
  await insert('g', {})
  expect(await listed('length=short')).toEqual(['a', 'b'])
  expect(await listed('length=medium')).toEqual(['c', 'd'])
  expect(await listed('length=long')).toEqual(['e', 'f'])
})

test('by rating as it is shown; a course without reviews has none', async () => {
  await insert('a', { rating: [20, 5] })
  await insert('b', { rating: [79, 20] })
  await insert('c', { rating: [78, 20] })
  await insert('d', { rating: [6, 3] })
  await insert('e', {})
  expect(await listed('ratingFrom=4')).toEqual(['a', 'b'])
  expect(await listed('ratingFrom=3')).toEqual(['a', 'b', 'c'])
})

test('together with subject, language, search and each other', async () => {
  const fits = { level: 'beginner', hours: 3, rating: [5, 1], domain: 'Skills' } as const
  await insert('a', fits)
  await insert('b', { ...fits, language: 'hi' })
  await insert('c', { ...fits, domain: 'Career' })
  await insert('d', { ...fits, level: 'advanced' })
  await insert('e', { ...fits, hours: 50 })
  await insert('f', { ...fits, rating: [1, 1] })
  const all = 'level=beginner&length=short&ratingFrom=4'
  expect(await listed(all)).toEqual(['a', 'b', 'c'])
  expect(await listed(`${all}&domain=Skills`)).toEqual(['a', 'b'])
  expect(await listed(`${all}&domain=Skills&language=en`)).toEqual(['a'])
  expect(await listed(`${all}&languageFirst=hi`)).toEqual(['b', 'a', 'c'])
  expect(await listed(`${all}&q=course`)).toEqual(['a', 'b', 'c'])
  // The filters also limit courses that are found by similar words.
  expect(await listed(`${all}&q=cuorse`)).toEqual(['a', 'b', 'c'])
})

test('the courses of a mentor, too', async () => {
  await insert('a', { level: 'beginner' })
  await insert('b', { level: 'advanced' })
  const reply = await t.app.inject('/resource/get-resources-by-mentor/mentor-1?level=advanced')
  expect(reply.json().data.resources).toMatchObject([{ _id: 'b' }])
})

test('recommended courses stay out of a list that they do not belong to', async () => {
  await insert('a', { level: 'beginner' })
  await insert('b', { level: 'advanced' })
  await t.db
    .updateTable('courses')
    .set({ featured_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', 'a')
    .execute()
  expect(await listed('featured=first&level=advanced')).toEqual(['b'])
})

test.each(['level=expert', 'length=endless', 'ratingFrom=6', 'ratingFrom=4.5', 'ratingFrom=many'])(
  '%s is refused',
  async (query) => {
    const reply = await t.app.inject(`/resource/get-resources?${query}`)
    expect(reply.statusCode).toBe(400)
  },
)
