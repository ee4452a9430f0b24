import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import type { PracticeOutcome, PracticeRun } from '@mentor-connect/contract/courses/quizzes/practice'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'

const QUIZ = { courseId: 'one', lessonId: 'lesson-0-1' }
// In each question the first option is right.
const BANK = Array.from({ length: 6 }, (_, n) => `Question ${n}?\n* Yes | Because.\n- No | Look again.`).join(
  '\n\n',
)
const YES: Answer = { kind: 'single', option: 'a' }
const NO: Answer = { kind: 'single', option: 'b' }

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'quiz', url: '' }).where('id', '=', QUIZ.lessonId).execute()
  asha = await signedInLearner(t, { name: 'Asha' })
  await post(asha, '/user/add-course', { courseId: 'one', courseName: '' })
  await t.app.inject({
    method: 'POST',
    url: `/learn/own-quizzes/${QUIZ.courseId}/${QUIZ.lessonId}`,
    headers: mentor.headers,
    payload: {
      rules: { passPercent: 70, draw: 3, shuffle: true },
      questions: parseQuizText(BANK).questions,
    },
  })
})
afterEach(() => t.close())

const post = ({ account, headers }: SignedIn<Learner>, url: string, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const startPractice = (learner = asha) => post(learner, '/learn/practice', QUIZ)
const practise = async () => (await startPractice()).json().data as PracticeRun
const answer = (run: PracticeRun, given: Answer, learner = asha) =>
  post(learner, `/learn/practice/${run.id}/answer`, { turn: run.turn, answer: given })
const outcome = async (run: PracticeRun, given: Answer) =>
  (await answer(run, given)).json().data as PracticeOutcome

/** Takes the quiz with this answer to each question. */
async function takeQuiz(given: Answer) {
  const attempt = (await post(asha, '/learn/attempts', QUIZ)).json().data as Attempt
  for (const { id } of attempt.questions)
    await post(asha, `/learn/attempts/${attempt.id}/answers/${id}`, { answer: given })
  await post(asha, `/learn/attempts/${attempt.id}/submit`)
  return attempt.questions.map(({ id }) => id)
}

it('begins after the first attempt, with its questions only, and shows no key before the quiz is passed', async () => {
  expect((await startPractice()).statusCode).toBe(404)
  const seen = await takeQuiz(NO)
  let run = await practise()
  for (let n = 0; n < 6; n += 1) {
    expect(seen).toContain(run.question!.id)
    const { right, feedback, run: next, ...rest } = await outcome(run, NO)
    expect(right).toBe(false)
    expect(feedback).toEqual([{ text: 'Look again.' }])
    expect(rest).toEqual({})
    run = next
  }
})

it('uses the whole bank and shows keys once the quiz is passed', async () => {
  await takeQuiz(YES)
  let run = await practise()
  expect((await outcome(run, NO)).key).toEqual(YES)
  const asked = new Set<string>()
  run = await practise()
  while (run.state === 'open') {
    asked.add(run.question!.id)
    run = (await outcome(run, YES)).run
  }
  expect(run).toMatchObject({ state: 'mastered', right: 4, needed: 4, of: 5 })
  expect(run.question).toBeUndefined()
  expect(asked.size).toBeGreaterThan(3)
})

it('asks again soon what was answered wrong', async () => {
  await takeQuiz(NO)
  let run = await practise()
  const wrong = run.question!.id
  run = (await outcome(run, NO)).run
  const next: string[] = []
  for (let n = 0; n < 3; n += 1) {
    next.push(run.question!.id)
    run = (await outcome(run, YES)).run
  }
  expect(next[2]).toBe(wrong)
})

it('is one run, however often it is started at once, and counts an answer once', async () => {
  await takeQuiz(NO)
  const runs = await Promise.all(Array.from({ length: 10 }, practise))
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1)
  const [run] = runs
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(run!, YES)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await practise()).turn).toBe(1)
  expect((await answer(run!, NO)).json().code).toBe('edit_conflict')
})

it('is closed while an attempt is open', async () => {
  await takeQuiz(NO)
  const run = await practise()
  await post(asha, '/learn/attempts', QUIZ)
  expect((await startPractice()).json().code).toBe('attempt_open')
  expect((await answer(run, YES)).json().code).toBe('attempt_open')
})

it('belongs to its learner, and takes answers to its question only', async () => {
  await takeQuiz(NO)
  const run = await practise()
  const ravi = await signedInLearner(t, { name: 'Ravi' })
  expect((await startPractice(ravi)).json().code).toBe('not_enrolled')
  expect((await answer(run, YES, ravi)).statusCode).toBe(404)
  expect((await answer(run, { kind: 'single', option: 'z' })).statusCode).toBe(400)
  expect((await answer(run, { kind: 'text', text: 'Yes' })).statusCode).toBe(400)
  expect((await practise()).turn).toBe(0)
})

it('tells the overview how many questions can be practised', async () => {
  const overview = async () =>
    (await t.app.inject({ url: `/learn/quizzes/one/${QUIZ.lessonId}`, headers: asha.headers })).json().data
  expect((await overview()).practice).toBe(0)
  await takeQuiz(NO)
  expect((await overview()).practice).toBe(3)
  await takeQuiz(YES)
  expect((await overview()).practice).toBe(6)
})
