import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { ATTEMPT_LIFETIME_MS } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'
import { endOverdueAttempts } from './endOverdueAttempts'

const QUIZ = { courseId: 'one', lessonId: 'lesson-0-1' }
const BANK = `Which costs are fixed?
* Rent | The same each month.
- Vegetables | They change.

Choose the tags.
* p
* h1
- word

Half of fifty?
= 25

A page begins with {html|body}.

Order
1. boil
2. pour

Rent belongs to
Rent => fixed
Food => changing`

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'quiz', url: '' }).where('id', '=', QUIZ.lessonId).execute()
  asha = await signedInLearner(t, { name: 'Asha' })
  ravi = await signedInLearner(t, { name: 'Ravi' })
  for (const learner of [asha, ravi])
    await post(learner, '/user/add-course', { courseId: 'one', courseName: '' })
  await saveBank(BANK, {})
})
afterEach(() => t.close())

const post = (person: SignedIn<Learner>, url: string, payload: object = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { userId: person.account._id, ...payload },
  })
const get = (person: SignedIn<Learner | Mentor>, url: string) =>
  t.app.inject({ method: 'GET', url, headers: person.headers })
const saveQuiz = (person: SignedIn<Learner | Mentor>, payload: object) =>
  t.app.inject({
    method: 'POST',
    url: `/learn/own-quizzes/${QUIZ.courseId}/${QUIZ.lessonId}`,
    headers: person.headers,
    payload,
  })
const saveBank = (text: string, rules: object) =>
  saveQuiz(mentor, {
    rules: { passPercent: 70, draw: 100, shuffle: true, ...rules },
    questions: parseQuizText(text).questions,
  })
const start = async (learner = asha) => (await post(learner, '/learn/attempts', QUIZ)).json().data as Attempt
const answer = (attempt: Attempt, questionId: string, given: Answer, more: object = {}, learner = asha) =>
  post(learner, `/learn/attempts/${attempt.id}/answers/${questionId}`, { answer: given, ...more })
const submit = async (attempt: Attempt, learner = asha) =>
  (await post(learner, `/learn/attempts/${attempt.id}/submit`)).json().data as Attempt
const overview = async (learner = asha) =>
  (await get(learner, `/learn/quizzes/one/${QUIZ.lessonId}`)).json().data
const progress = async () =>
  (await get(asha, `/user/get-progress?userId=${asha.account._id}&resourceId=one`)).json().data.progress

const RIGHT: Record<string, Answer> = {
  q1: { kind: 'single', option: 'a' },
  q2: { kind: 'multiple', options: ['a', 'b'] },
  q3: { kind: 'number', number: '२५' },
  q4: { kind: 'gap', gaps: { g1: 'g1a' } },
  q5: { kind: 'order', order: ['a', 'b'] },
  q6: { kind: 'match', pairs: { a: 't1', b: 't2' } },
}
async function answerAll(attempt: Attempt, except: string[] = []) {
  for (const [id, given] of Object.entries(RIGHT))
    if (!except.includes(id)) expect((await answer(attempt, id, given)).statusCode).toBe(200)
}

describe('an attempt', () => {
  it('contains every question and no key, and is passed with the right answers', async () => {
    expect(await overview()).toEqual({
      questions: 6,
      passPercent: 70,
      passed: false,
      practice: 0,
      attempts: [],
    })
    const attempt = await start()
    expect(attempt.questions.map(({ id }) => id).sort()).toEqual(Object.keys(RIGHT))
    expect(JSON.stringify(attempt)).not.toContain('The same each month')
    await answerAll(attempt)
    expect(JSON.stringify((await get(asha, `/learn/attempts/${attempt.id}`)).json())).not.toMatch(
      /"key"|"feedback"/,
    )

    const ended = await submit(attempt)
    expect(ended).toMatchObject({
      state: 'submitted',
      result: { points: 6, of: 6, percent: 100, passed: true },
    })
    expect(ended.result!.questions.find(({ id }) => id === 'q1')).toMatchObject({
      right: true,
      feedback: [{ text: 'The same each month.' }],
      key: { kind: 'single', option: 'a' },
    })
    expect(await progress()).toEqual({ '0-1': 'completed' })
    expect(await overview()).toMatchObject({ passed: true, attempts: [{ percent: 100, passed: true }] })
  })

  it('shows no key after a failure, and does not complete the lesson', async () => {
    const attempt = await start()
    await answer(attempt, 'q1', { kind: 'single', option: 'b' })
    const ended = await submit(attempt)
    expect(ended.result).toMatchObject({ percent: 0, passed: false })
    expect(ended.result!.questions.find(({ id }) => id === 'q1')).toMatchObject({
      right: false,
      feedback: [{ text: 'They change.' }],
    })
    expect(JSON.stringify(ended)).not.toContain('"key"')
    expect(await progress()).toEqual({})
  })

  it('is one, however often it is started at once', async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
    expect(attempts.every((one) => JSON.stringify(one) === JSON.stringify(attempts[0]))).toBe(true)
    expect(await overview()).toMatchObject({ open: attempts[0]!.id })
  })

  it('has one result, however often it is submitted at once', async () => {
    const attempt = await start()
    await answerAll(attempt, ['q5'])
    const ended = await Promise.all(Array.from({ length: 100 }, () => submit(attempt)))
    expect(new Set(ended.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(ended[0]!.result).toMatchObject({ points: 5, percent: 83, passed: true })
    const days = await t.db
      .selectFrom('activity')
      .select('steps')
      .where('learner_id', '=', asha.account._id)
      .execute()
    // One step for the enrolment, one for the pass.
    expect(days).toEqual([{ steps: 2 }])
  })

  it('keeps order, options and answers on a second device and while the mentor edits', async () => {
    const attempt = await start()
    await answer(attempt, 'q1', RIGHT.q1!)
    await saveBank(BANK.replace('* Rent', '* The rent').replace('- Vegetables', '- Food'), {
      passPercent: 100,
    })
    const again = await start()
    expect(again.questions).toEqual(attempt.questions)
    expect(again.answers).toMatchObject([{ questionId: 'q1', answer: RIGHT.q1 }])
    await answerAll(again, ['q5'])
    expect((await submit(again)).result).toMatchObject({ passed: true, percent: 83 })
  })

  it('ends by itself after seven days with what was answered', async () => {
    const attempt = await start()
    await answerAll(attempt)
    t.clock.advance(ATTEMPT_LIFETIME_MS)
    expect((await answer(attempt, 'q1', RIGHT.q1!)).json()).toMatchObject({ code: 'attempt_ended' })
    await endOverdueAttempts(t.db, t.clock())
    expect(await overview()).toMatchObject({ passed: true, attempts: [{ id: attempt.id, percent: 100 }] })
    expect((await get(asha, `/learn/attempts/${attempt.id}`)).json().data.state).toBe('expired')
  })

  it('is what completes the lesson: a tick neither completes it nor takes the completion away', async () => {
    const tick = async (status: string) =>
      (
        await post(asha, '/user/update-progress', {
          courseId: 'one',
          progress: { '0-0': status, '0-1': status },
        })
      ).json().data
    expect(await tick('completed')).toEqual({
      progress: { '0-0': 'completed', '0-1': 'in-progress' },
      held: ['0-1'],
    })
    const attempt = await start()
    await answerAll(attempt)
    await submit(attempt)
    expect(await tick('not-started')).toEqual({ progress: { '0-0': 'not-started', '0-1': 'completed' } })
  })

  it('waits longer after each failure', async () => {
    await submit(await start())
    await submit(await start())
    const refused = await post(asha, '/learn/attempts', QUIZ)
    expect(refused.json()).toMatchObject({ code: 'attempt_too_soon' })
    expect(Number(refused.headers['retry-after'])).toBe(600)
    expect((await overview()).nextAt).toBe(new Date(t.clock().getTime() + 600_000).toISOString())
    t.clock.advance(600_000)
    await submit(await start())
    t.clock.advance(600_000)
    expect((await post(asha, '/learn/attempts', QUIZ)).statusCode).toBe(409)
  })

  it('is refused when none is left', async () => {
    await saveBank(BANK, { maxAttempts: 1 })
    await submit(await start())
    expect((await post(asha, '/learn/attempts', QUIZ)).json()).toMatchObject({ code: 'no_attempt_left' })
    expect(await overview()).toMatchObject({ left: 0 })
  })
})

describe('an answer', () => {
  it('is kept if it was given later, in whatever order answers arrive', async () => {
    const attempt = await start()
    t.clock.advance(60_000)
    await answer(attempt, 'q1', { kind: 'single', option: 'a' }, { ageMs: 1000 })
    await answer(attempt, 'q1', { kind: 'single', option: 'b' }, { ageMs: 30_000 })
    expect((await start()).answers).toMatchObject([{ answer: { option: 'a' } }])
  })

  it.each<[string, string, unknown]>([
    ['an option that does not exist', 'q1', { kind: 'single', option: 'z' }],
    ['an answer of another kind', 'q1', { kind: 'text', text: 'Rent' }],
    ['an option twice', 'q2', { kind: 'multiple', options: ['a', 'a'] }],
    ['a number that is none', 'q3', { kind: 'number', number: Number.NaN }],
    ['a text of one megabyte', 'q3', { kind: 'number', number: '1'.repeat(1_000_000) }],
    ['a gap of another question', 'q4', { kind: 'gap', gaps: { g9: 'g1a' } }],
    ['a field more', 'q1', { kind: 'single', option: 'a', mark: 1 }],
  ])('is refused: %s', async (_, questionId, given) => {
    const attempt = await start()
    const { statusCode } = await answer(attempt, questionId, given as Answer)
    expect([400, 413]).toContain(statusCode)
    expect((await start()).answers).toEqual([])
  })

  it('belongs to the learner’s own open attempt and to one of its questions', async () => {
    const attempt = await start()
    expect((await answer(attempt, 'q9', RIGHT.q1!)).statusCode).toBe(404)
    expect((await answer(attempt, 'q1', RIGHT.q1!, {}, ravi)).statusCode).toBe(404)
    expect((await answer(attempt, 'q1', RIGHT.q1!, { userId: ravi.account._id })).statusCode).toBe(403)
    expect((await get(ravi, `/learn/attempts/${attempt.id}`)).statusCode).toBe(404)
    expect((await post(ravi, `/learn/attempts/${attempt.id}/submit`)).statusCode).toBe(404)
    await submit(attempt)
    expect((await answer(attempt, 'q1', RIGHT.q1!)).json()).toMatchObject({ code: 'attempt_ended' })
  })
})

it('is what the certificate of the course says', async () => {
  await t.db
    .updateTable('courses')
    .set({ level: 'beginner', hours: 3, language: 'hi' })
    .where('id', '=', 'one')
    .execute()
  const attempt = await start()
  await answerAll(attempt, ['q5'])
  await submit(attempt)
  await post(asha, '/user/update-progress', { courseId: 'one', progress: { '0-0': 'completed' } })
  const issued = await post(asha, '/user/generate-certificate', { courseId: 'one' })
  expect(issued.statusCode).toBe(200)
  const id = issued.headers['x-certificate-id'] as string
  const checked = await t.app.inject(`/user/verify-certificate?certificateId=${id}`)
  const facts = { hours: 3, level: 'beginner', language: 'hi' }
  expect(checked.json().data.passed).toEqual({ kind: 'passed', percent: 83, required: 70, ...facts })
})

it('is for enrolled learners only', async () => {
  const stranger = await signedInLearner(t, { name: 'Kabir' })
  expect((await get(stranger, `/learn/quizzes/one/${QUIZ.lessonId}`)).json().code).toBe('not_enrolled')
  expect((await post(stranger, '/learn/attempts', QUIZ)).json().code).toBe('not_enrolled')
  expect((await post(asha, '/learn/attempts', { ...QUIZ, lessonId: 'lesson-0-0' })).statusCode).toBe(404)
})

describe('the mentor', () => {
  it('sees keys and how difficult each question was', async () => {
    const attempt = await start()
    await answerAll(attempt, ['q3'])
    await answer(attempt, 'q3', { kind: 'number', number: '24' })
    await submit(attempt)
    const { questions, difficulty } = (await get(mentor, '/learn/own-quizzes/one/lesson-0-1')).json().data
    expect(questions).toHaveLength(6)
    expect(questions[0].key).toEqual({ kind: 'single', option: 'a' })
    expect(difficulty.q1).toEqual({ answered: 1, right: 1 })
    expect(difficulty.q3).toEqual({ answered: 1, right: 0 })
  })

  it('sees how many attempts are under way', async () => {
    const count = async () =>
      (await get(mentor, '/learn/own-quizzes/one/lesson-0-1')).json().data.openAttempts
    expect(await count()).toBe(0)
    const attempt = await start()
    expect(await count()).toBe(1)
    await submit(attempt)
    expect(await count()).toBe(0)
  })

  it('can only edit own quizzes, and not what was changed meanwhile', async () => {
    const other = await signedInMentor(t, { email: 'other@example.org' })
    expect((await get(other, '/learn/own-quizzes/one/lesson-0-1')).statusCode).toBe(404)
    expect((await get(asha, '/learn/own-quizzes/one/lesson-0-1')).statusCode).toBe(403)
    const { rules, questions } = (await get(mentor, '/learn/own-quizzes/one/lesson-0-1')).json().data
    const stale = await saveQuiz(mentor, { rules, questions, version: '2020-01-01T00:00:00.000Z' })
    expect(stale.json()).toMatchObject({ code: 'edit_conflict' })
  })

  it.each<[string, (questions: { key: object; question: { id: string } }[]) => void, string]>([
    ['a key that is no option', ([one]) => void (one!.key = { kind: 'single', option: 'z' }), 'questions.0'],
    ['no right option', ([, two]) => void (two!.key = { kind: 'multiple', options: [] }), 'questions.1'],
    ['an id twice', ([one, two]) => void (two!.question.id = one!.question.id), 'questions'],
  ])('is told what is wrong: %s', async (_, spoil, field) => {
    const { questions } = parseQuizText(BANK)
    spoil(questions)
    const refused = await saveQuiz(mentor, { rules: { passPercent: 70, draw: 8, shuffle: true }, questions })
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
  })
})
