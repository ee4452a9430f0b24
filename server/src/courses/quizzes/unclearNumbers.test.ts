import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { ATTEMPT_LIFETIME_MS } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'

const QUIZ = { courseId: 'one', lessonId: 'lesson-0-0' }

let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  const mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [1] })
  await t.db.updateTable('lessons').set({ kind: 'quiz', url: '' }).where('id', '=', QUIZ.lessonId).execute()
  asha = await signedInLearner(t)
  await post(asha, '/user/add-course', { courseId: 'one', courseName: '' })
  await t.app.inject({
    method: 'POST',
    url: `/learn/own-quizzes/${QUIZ.courseId}/${QUIZ.lessonId}`,
    headers: mentor.headers,
    payload: {
      rules: { passPercent: 70, draw: 100, shuffle: true },
      questions: parseQuizText('Half of fifty?\n= 25').questions,
    },
  })
})
afterEach(() => t.close())

const post = (person: SignedIn<Learner>, url: string, payload: object = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { userId: person.account._id, ...payload },
  })
const start = async () => (await post(asha, '/learn/attempts', QUIZ)).json().data as Attempt
const answer = (attempt: Attempt, questionId: string, given: Answer) =>
  post(asha, `/learn/attempts/${attempt.id}/answers/${questionId}`, { answer: given })
const submit = async (attempt: Attempt) =>
  (await post(asha, `/learn/attempts/${attempt.id}/submit`)).json().data as Attempt

test.each(['1.200', 'twenty-five', '25 kg', '1,2,3'])(
  'the number %s is asked about before the attempt ends, and never marked',
  async (number) => {
    const attempt = await start()
    expect((await answer(attempt, 'q1', { kind: 'number', number })).statusCode).toBe(200)
    const refused = await post(asha, `/learn/attempts/${attempt.id}/submit`)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'answers.q1': expect.any(String) },
    })
    await answer(attempt, 'q1', { kind: 'number', number: '25.' })
    expect((await submit(attempt)).result).toMatchObject({ points: 1, percent: 100 })
  },
)

test('an attempt whose time is over is marked with what is understood', async () => {
  const attempt = await start()
  await answer(attempt, 'q1', { kind: 'number', number: 'twenty-five' })
  t.clock.advance(ATTEMPT_LIFETIME_MS)
  expect(await submit(attempt)).toMatchObject({ state: 'expired', result: { points: 0 } })
})
