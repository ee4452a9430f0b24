import type { Learner } from '@mentor-connect/contract/accounts/people'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { PASSWORD, signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'

let chat: ChatDoors
let t: TestApp
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>

beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'bread' })
  await insertLesson(t.db, { courseId: 'bread', id: 'oven', position: 1 })
  asha = await signedInLearner(t)
  ravi = await signedInLearner(t)
  for (const person of [asha, ravi])
    await post('/user/add-course', person, { courseId: 'bread', courseName: '' })
  for (const id of ['answered', 'lonely'])
    await post('/resource/bread/lessons/oven/questions', asha, { id, title: 'How hot?', text: 'In degrees.' })
  await post('/questions/answered/answers', ravi, { id: 'by-ravi', text: '220 degrees.' })
  await post('/questions/answered/answers', asha, { id: 'by-asha', text: 'Thanks!' })
  await post('/questions/answered/answers/by-ravi/helpful', asha, { helpful: true })
  await post('/questions/answered/accept', asha, { answerId: 'by-ravi' })
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

const post = (url: string, { account, headers }: SignedIn<Learner>, payload: object) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const get = async (url: string, { headers }: SignedIn<Learner>) =>
  (await t.app.inject({ method: 'GET', url, headers })).json()

test('questions and answers are part of the export', async () => {
  expect(await get(`/account/export?userId=${asha.account._id}`, asha)).toMatchObject({
    questions: [{ title: 'How hot?' }, { title: 'How hot?' }],
    answers: [{ text: 'Thanks!' }],
    helpfulAnswers: [{ answer_id: 'by-ravi' }],
  })
})

test('a question that others have answered stays without author and words', async () => {
  await post('/account/erase', asha, { password: PASSWORD })
  await t.jobs.settle()
  const { data } = await get('/resource/bread/lessons/oven/questions', ravi)
  expect(data.questions).toMatchObject([
    { id: 'answered', title: '', text: '', author: { name: '' }, answers: 1, helpful: 0 },
  ])
  expect((await get('/questions/answered', ravi)).data.answers).toMatchObject([{ text: '220 degrees.' }])
})

test('with the account of who has answered, the question is open again', async () => {
  await post('/account/erase', ravi, { password: PASSWORD })
  await t.jobs.settle()
  const { data } = await get('/questions/answered', asha)
  expect(data).toMatchObject({ question: { isAnswered: false }, answers: [{ text: 'Thanks!' }] })
})
