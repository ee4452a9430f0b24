import type { Suggestions } from '@mentor-connect/contract/courses/suggestions'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'
import { distanceUpTo } from './spellings'
import { FRESH_MS } from './suggestions.service'

let t: TestApp
const titles = ['Web Pages from Scratch', 'A Web of Words', 'पैसों की समझ', 'Python for Beginners', 'Pottery']

beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db, { name: 'Kavita Iyer' })
  for (const [at, title] of titles.entries())
    await insertCourse(t.db, { id: `course-${at}`, title, domains: at === 3 ? ['Technology'] : [] })
})
afterEach(() => t.close())

const ask = (q: string) => t.app.inject(`/resource/get-suggestions?q=${encodeURIComponent(q)}`)
const find = async (q: string) => (await ask(q)).json().data as Suggestions
const names = async (q: string) => (await find(q)).courses.map(({ name }) => name)

it.each([
  ['we', ['Web Pages from Scratch', 'A Web of Words']],
  ['WEB pa', ['Web Pages from Scratch']],
  ['scr', ['Web Pages from Scratch']],
  ['पैस', ['पैसों की समझ']],
  ['paison', ['पैसों की समझ']],
  ['पोट', ['Pottery']],
  ['p', []],
  ['  ', []],
  ['%_', []],
])('%j suggests %j', async (q, expected) => expect(await names(q)).toEqual(expected))

it('suggests subjects in both languages, and mentors', async () => {
  expect((await find('techn')).subjects).toEqual([{ name: 'Technology' }])
  expect((await find('iye')).mentors).toEqual([{ _id: 'mentor-1', name: 'Kavita Iyer' }])
})

it('suggests at most eight, the most popular first', async () => {
  for (let at = 0; at < 12; at += 1)
    await insertCourse(t.db, { id: `go-${at}`, title: `Golang ${at}`, students: at })
  const { courses } = await find('gol')
  expect(courses.map(({ _id }) => _id)).toEqual(Array.from({ length: 8 }, (_, at) => `go-${11 - at}`))
})

it('does not suggest what is not listed', async () => {
  await t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'course-0').execute()
  expect(await names('web')).toEqual(['A Web of Words'])
})

it('offers another spelling where nothing begins so', async () => {
  expect(await find('potery scrach')).toEqual({
    courses: [],
    subjects: [],
    mentors: [],
    spellings: ['Pottery Scratch'],
  })
  expect((await find('zzzzzz')).spellings).toEqual([])
})

it('reads the database once a minute', async () => {
  await names('web')
  await t.db.updateTable('courses').set({ title: 'Spiders' }).where('id', '=', 'course-0').execute()
  expect(await names('spid')).toEqual([])
  t.clock.advance(FRESH_MS + 1)
  await names('spid')
  expect(await names('spid')).toEqual(['Spiders'])
})

it.each([['x'.repeat(101)], [undefined]])('refuses %j', async (q) => {
  const url = q === undefined ? '/resource/get-suggestions' : `/resource/get-suggestions?q=${q}`
  expect((await t.app.inject(url)).statusCode).toBe(400)
})

it.each([
  ['potery', 'pottery', 1],
  ['pyhton', 'python', 1],
  ['resme', 'resume', 1],
  ['abcd', 'wxyz', 3],
])('%s and %s differ by %d', (a, b, distance) => expect(distanceUpTo(a, b, 2)).toBe(distance))
