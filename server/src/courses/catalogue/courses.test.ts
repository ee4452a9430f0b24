import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from './testing/insertCourse'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  const { db } = t
  await insertMentor(db)
  await insertMentor(db, { id: 'mentor-2', name: 'Rohan Mehta' })
  const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T00:00:00.000Z`
  await insertCourse(db, {
    id: 'a',
    title: 'Bread baking',
    domains: ['Skills'],
    createdAt: day(1),
    students: 5,
    rating: { sum: 9, count: 2 },
  })
  await insertCourse(db, {
    id: 'b',
    title: 'Archery 100%',
    domains: ['Skills', 'Career'],
    createdAt: day(2),
    students: 9,
  })
  await insertCourse(db, {
    id: 'c',
    title: 'Chess_openings',
    domains: ['Career'],
    createdAt: day(2),
    rating: { sum: 14, count: 3 },
  })
  await insertCourse(db, {
    id: 'd',
    title: 'कंप्यूटर की बुनियाद',
    domains: ['Jobs'],
    createdAt: day(3),
    mentorId: 'mentor-2',
  })
})
afterAll(() => t.close())

const get = (url: string) => t.app.inject({ method: 'GET', url })
const idsOf = async (query: string) => {
  const response = await get(`/resource/get-resources?${query}`)
  return response.json().data.resources.map((course: { _id: string }) => course._id)
}

describe('the catalogue', () => {
  test.each([
    ['', ['d', 'c', 'b', 'a']],
    ['sort=newest', ['d', 'c', 'b', 'a']],
    ['sort=popular', ['b', 'a', 'd', 'c']],
    ['sort=rating', ['c', 'a', 'd', 'b']],
    ['sort=title', ['b', 'a', 'c', 'd']],
    ['domain=Career', ['c', 'b']],
    ['domain=career', ['c', 'b']],
    ['q=BREAD', ['a']],
    ['q=mehta', ['d']],
    ['q=skills+archery', ['b']],
    [`q=${encodeURIComponent('बुनियाद')}`, ['d']],
    ['q=100%25', ['b']],
    ['q=chess_', ['c']],
    ['q=ches_o', ['c']],
    ['q=arch%25y', []],
    ['q=%25', []],
    ['q=%22archery', ['b']],
    ['q=b', ['a']],
    ['q=sk+ar', ['b']],
    ['q=hery', ['b']],
    ['q=skills&domain=Career', ['b']],
    ['q=nothing', []],
    ['limit=2&page=2', ['b', 'a']],
    ['limit=2&page=9', []],
  ])('answers %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  it('paginates the matching courses', async () => {
    const { data } = (await get('/resource/get-resources?domain=Skills&limit=1')).json()
    expect(data.pagination).toEqual({ page: 1, limit: 1, totalItems: 2, totalPages: 2 })
    const none = (await get('/resource/get-resources?q=nothing')).json()
    expect(none.data.pagination).toEqual({ page: 1, limit: 9, totalItems: 0, totalPages: 0 })
  })

  it('returns the fields of a card', async () => {
    const { data } = (await get('/resource/get-resources?q=bread')).json()
    expect(data.resources[0]).toEqual({
      _id: 'a',
      title: 'Bread baking',
      description: 'A course for tests',
      language: 'en',
      subjects: [{ id: 'skills', names: { en: 'Skills', hi: 'कौशल' } }],
      domain: ['Skills'],
      rating: 4.5,
      reviewCount: 2,
      banner: '',
      moduleCount: 2,
      lessonCount: 3,
      mentorId: 'mentor-1',
      mentorname: 'Kavita Iyer',
      studentsEnrolled: 5,
      updatedAt: '2026-03-01T00:00:00.000Z',
      format: 'links',
    })
  })

  test.each([
    ['page=0', 'page'],
    ['limit=51', 'limit'],
    ['limit=nine', 'limit'],
    ['sort=best', 'sort'],
    [`q=${'x'.repeat(101)}`, 'q'],
  ])('refuses %j', async (query, field) => {
    const response = await get(`/resource/get-resources?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
  })
})

describe('the courses of a mentor', () => {
  it('include that mentor’s only', async () => {
    const { data } = (await get('/resource/get-resources-by-mentor/mentor-2')).json()
    expect(data.resources).toHaveLength(1)
    expect(data.resources[0]).toMatchObject({ _id: 'd', mentorname: 'Rohan Mehta' })
  })

  it('are an empty list for an unknown mentor', async () => {
    expect((await get('/resource/get-resources-by-mentor/nobody')).json().data.resources).toEqual([])
  })
})

describe('one course', () => {
  it('is returned with modules, lessons and reviews', async () => {
    const { data } = (await get('/resource/get-resource/a')).json()
    expect(data).toMatchObject({ _id: 'a', rating: 4.5, domain: ['Skills'], reviews: [] })
    expect(data.modules).toEqual([
      {
        name: 'Module 1',
        lessons: [
          { id: 'lesson-0-0', title: 'Lesson 1.1', type: 'link', url: 'https://example.org/' },
          { id: 'lesson-0-1', title: 'Lesson 1.2', type: 'link', url: 'https://example.org/' },
        ],
      },
      {
        name: 'Module 2',
        lessons: [{ id: 'lesson-1-0', title: 'Lesson 2.1', type: 'link', url: 'https://example.org/' }],
      },
    ])
  })

  it('is not found for an unknown id', async () => {
    const response = await get('/resource/get-resource/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  })

  it('needs a well-formed id', async () => {
    expect((await get('/resource/get-resource/a%20b')).statusCode).toBe(400)
  })
})

test('domains are counted, most used first', async () => {
  expect((await get('/resource/get-domains')).json().data).toEqual([
    { name: 'Career', courses: 2 },
    { name: 'Skills', courses: 2 },
    { name: 'Jobs', courses: 1 },
  ])
})
