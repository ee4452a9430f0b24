import { testApp, type TestApp } from '../../../testing/testApp'
import { insertCourse, insertMentor } from '../testing/insertCourse'
import { deleteCourse } from '../../authoring/courses.repo'
import { indexCourses, indexMissingCourses } from './courseWords.repo'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
})
afterEach(() => t.close())

const uses = async (word: string) =>
  (await t.db.selectFrom('search_words').select('uses').where('word', '=', word).executeTakeFirst())?.uses

it('counts the courses with a word, and forgets a word that none has any more', async () => {
  await insertCourse(t.db, { id: 'a', title: 'Baking bread' })
  await insertCourse(t.db, { id: 'b', title: 'Baking cake' })
  expect([await uses('baking'), await uses('bread')]).toEqual([2, 1])
  await t.db.updateTable('courses').set({ title: 'Baking rolls' }).where('id', '=', 'a').execute()
  await indexCourses(t.db, ['a'])
  expect([await uses('baking'), await uses('bread'), await uses('rolls')]).toEqual([2, undefined, 1])
  await deleteCourse(t.db, 'b')
  expect([await uses('baking'), await uses('cake')]).toEqual([1, undefined])
  const cuts = await t.db
    .selectFrom('search_cuts')
    .select('cut')
    .where('word', 'in', ['bread', 'cake'])
    .execute()
  expect(cuts).toEqual([])
})

it('indexes the same course once', async () => {
  await insertCourse(t.db, { id: 'a', title: 'Baking bread' })
  await indexCourses(t.db, ['a'])
  expect(await uses('baking')).toBe(1)
})

it('indexes courses whose words a migration has reset', async () => {
  await insertCourse(t.db, { id: 'a', title: 'रिज़्यूमे लिखना' })
  await t.db.deleteFrom('search_words').execute()
  await t.db.updateTable('courses').set({ words_indexed: 0, search_text: 'old' }).execute()
  await indexMissingCourses(t.db)
  const { shown } = await t.db
    .selectFrom('search_words')
    .select('shown')
    .where('word', '=', 'रिज्यूमे'.normalize('NFC'))
    .executeTakeFirstOrThrow()
  expect(shown.normalize('NFC')).toBe('रिज़्यूमे'.normalize('NFC'))
  const found = await t.app.inject({ url: `/resource/get-resources?q=${encodeURIComponent('लिखना')}` })
  expect(found.json().data.pagination.totalItems).toBe(1)
})
