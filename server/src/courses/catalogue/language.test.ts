import { insertCourse, insertMentor } from './testing/insertCourse'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
})
afterEach(() => t.close())

const insert = (id: string, title: string, createdAt: string, domains = ['Career']) =>
  insertCourse(t.db, { id, title, createdAt: `2026-01-0${createdAt}T00:00:00.000Z`, domains })

async function listed(query: string) {
  const reply = await t.app.inject({ url: `/resource/get-resources?${query}` })
  const { resources, pagination } = reply.json().data
  return { ids: resources.map(({ _id }: { _id: string }) => _id), total: pagination.totalItems }
}

async function fourCourses() {
  await insert('bread', 'Baking bread', '4')
  await insert('roti', 'रोटी बनाना', '3')
  await insert('cake', 'Baking cake', '2', ['Skills'])
  await insert('kheer', 'खीर बनाना', '1', ['Skills'])
}

test('a course has the language of its title by default, in lists and on its page', async () => {
  await fourCourses()
  const page = await t.app.inject({ url: '/resource/get-resources?sort=title' })
  expect(page.json().data.resources.map(({ language }: { language: string }) => language)).toEqual([
    'en',
    'en',
    'hi',
    'hi',
  ])
  const course = await t.app.inject({ url: '/resource/get-resource/roti' })
  expect(course.json().data.language).toBe('hi')
})

test('the catalogue is filtered by language, with a domain and a search as well', async () => {
  await fourCourses()
  expect(await listed('language=hi')).toEqual({ ids: ['roti', 'kheer'], total: 2 })
  expect(await listed('language=hi&domain=Skills')).toEqual({ ids: ['kheer'], total: 1 })
  expect(await listed('language=en&q=cake')).toEqual({ ids: ['cake'], total: 1 })
  expect(await listed('language=ta')).toEqual({ ids: [], total: 0 })
  const unknown = await t.app.inject({ url: '/resource/get-resources?language=tlh' })
  expect(unknown.statusCode).toBe(400)
})

test('courses in the language of the reader come first, and none is hidden', async () => {
  await fourCourses()
  expect(await listed('languageFirst=hi')).toEqual({ ids: ['roti', 'kheer', 'bread', 'cake'], total: 4 })
  expect(await listed('languageFirst=hi&limit=3')).toEqual({ ids: ['roti', 'kheer', 'bread'], total: 4 })
  expect(await listed('languageFirst=hi&limit=3&page=2')).toEqual({ ids: ['cake'], total: 4 })
  expect(await listed('languageFirst=hi&domain=Skills')).toEqual({ ids: ['kheer', 'cake'], total: 2 })
})

test('the languages of listed courses are counted, whatever changes', async () => {
  await fourCourses()
  const languages = async () =>
    (await t.app.inject({ url: '/resource/get-languages' })).json().data as unknown[]
  expect(await languages()).toEqual([
    { language: 'en', courses: 2 },
    { language: 'hi', courses: 2 },
  ])
  await t.db.updateTable('courses').set({ language: 'mr' }).where('id', '=', 'kheer').execute()
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'bread').execute()
  await t.db.deleteFrom('courses').where('id', '=', 'roti').execute()
  expect(await languages()).toEqual([
    { language: 'en', courses: 1 },
    { language: 'mr', courses: 1 },
  ])
})
