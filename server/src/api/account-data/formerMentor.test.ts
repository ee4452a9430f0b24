import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { startChatDoors } from '../../testing/chatDoors'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp } from '../../testing/testApp'

/** Columns that are used while the account is deleted, so the test cannot fill them with any text. */
const WITH_FORM =
  'id email password_hash status profile time_zone language next_slot_at active_week created_at updated_at'.split(
    ' ',
  )

it('nothing that a mentor has written stays in the row that the courses keep', async () => {
  const chat = await startChatDoors()
  const t = await testApp(chat.config)
  const mentor = await signedInMentor(t)
  const learner = await signedInLearner(t)
  const id = mentor.account._id
  await insertCourse(t.db, { id: 'taught', mentorId: id })
  const post = ({ headers, account }: typeof mentor | typeof learner, url: string, payload: object) =>
    t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
  await post(learner, '/user/add-course', { courseId: 'taught', courseName: 'x' })
  const stored = () => t.db.selectFrom('mentors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const texts = Object.entries(await stored())
    .filter(([column, value]) => typeof value !== 'number' && !WITH_FORM.includes(column))
    .map(([column]) => [column, `own ${column}`])
  expect(texts.length).toBeGreaterThan(5)
  await t.db.updateTable('mentors').set(Object.fromEntries(texts)).where('id', '=', id).execute()
  expect((await post(mentor, '/account/erase', { password: PASSWORD })).statusCode).toBe(200)
  await t.jobs.settle()
  expect(Object.values(await stored()).filter((value) => String(value).startsWith('own '))).toEqual([])
  await t.close()
  await chat.close()
})
