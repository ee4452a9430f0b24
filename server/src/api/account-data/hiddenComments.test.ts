import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { handInWork } from '../../courses/catalogue/testing/handInWork'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let chat: ChatDoors
let t: TestApp
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

it('the export of a learner has no comment about a work that operators have hidden', async () => {
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'bread', lessons: [1] })
  const { account, headers } = await signedInLearner(t)
  const payload = { userId: account._id, courseId: 'bread', courseName: '' }
  await t.app.inject({ method: 'POST', url: '/user/add-course', headers, payload })
  await handInWork(t.db, { learnerId: account._id, courseId: 'bread', lessonId: 'lesson-0-0' })
  const download = async () =>
    (await t.app.inject({ url: `/account/export?userId=${account._id}`, headers })).body
  expect(await download()).toContain('Say how long it bakes.')
  await t.db.updateTable('task_submissions').set({ comment_hidden_at: t.clock().toISOString() }).execute()
  const exported = await download()
  expect(exported).toContain('My first attempt')
  expect(exported).not.toContain('Say how long it bakes.')
})
