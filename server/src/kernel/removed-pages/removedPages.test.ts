import { REMOVED } from '@mentor-connect/contract/api/wire'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { testApp, type TestApp } from '../../testing/testApp'
import { eraseMentor } from '../../api/account-data/accountErasure'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { removeExpired } from '../../api/housekeeping'
import { findPerson } from '../../accounts/people/person.repo'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'one' })
})
afterEach(() => t.close())

const read = async (path: string) => {
  const { statusCode, ...response } = await t.app.inject(path)
  return [statusCode, response.json().reason]
}
const readCourse = (id = 'one') => read(`/resource/get-resource/${id}`)
const readMentor = () => read('/mentor/get-mentor/mentor-1')
const erase = async () => {
  const person = (await findPerson(t.db, 'mentor', 'mentor-1'))!
  await t.db.transaction().execute((tx) => eraseMentor(tx, person, t.clock()))
}
const enrol = () =>
  t.db
    .insertInto('learners')
    .values({
      id: 'asha',
      email: 'asha@example.org',
      name: 'Asha',
      password_hash: null,
      mobile: null,
      profile: null,
      verified: 1,
      auth_type: null,
      language: null,
      created_at: '',
      updated_at: '',
    })
    .execute()
    .then(() =>
      t.db
        .insertInto('enrolments')
        .values({ learner_id: 'asha', course_id: 'one', created_at: '', last_active_at: '' })
        .execute(),
    )

it('a deleted course is known as removed; one that never existed is not', async () => {
  await t.db.deleteFrom('courses').where('id', '=', 'one').execute()
  expect(await readCourse()).toEqual([404, REMOVED])
  expect(await readCourse('made-up')).toEqual([404, undefined])
})

it('a deleted draft had no public page', async () => {
  await t.db.updateTable('courses').set({ status: 'draft' }).where('id', '=', 'one').execute()
  await t.db.deleteFrom('courses').where('id', '=', 'one').execute()
  expect(await readCourse()).toEqual([404, undefined])
})

it('an archived course may come back, so it is not removed', async () => {
  await t.db.updateTable('courses').set({ status: 'archived' }).where('id', '=', 'one').execute()
  expect(await readCourse()).toEqual([404, undefined])
})

it('a deleted mentor is removed with all courses', async () => {
  await erase()
  expect([await readMentor(), await readCourse()]).toEqual([
    [404, REMOVED],
    [404, REMOVED],
  ])
})

it('a deleted mentor is removed, too, if a course stays for its learners', async () => {
  await enrol()
  await erase()
  expect([await readMentor(), await readCourse()]).toEqual([
    [404, REMOVED],
    [404, undefined],
  ])
})

it('a suspended mentor is not removed', async () => {
  await t.db.updateTable('mentors').set({ status: 'inactive' }).where('id', '=', 'mentor-1').execute()
  expect(await readMentor()).toEqual([404, undefined])
})

it('is forgotten after a year', async () => {
  await t.db.deleteFrom('courses').where('id', '=', 'one').execute()
  const days = (count: number) => new Date(Date.now() + count * DAY_MS)
  await removeExpired(t.db, days(364))
  expect(await readCourse()).toEqual([404, REMOVED])
  await removeExpired(t.db, days(367))
  expect(await readCourse()).toEqual([404, undefined])
})
