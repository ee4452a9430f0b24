import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'
import { insertLesson } from '../catalogue/testing/insertLesson'
import { insertSanction } from '../../accounts/people/sanctions.repo'

let t: TestApp
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
let mentor: SignedIn<Mentor>

beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t, { name: 'Kavita Iyer' })
  await insertCourse(t.db, { title: 'Bread baking', mentorId: mentor.account._id })
  await insertLesson(t.db, { courseId: 'course-1', id: 'dough', position: 1 })
  await insertLesson(t.db, { courseId: 'course-1', id: 'test', position: 2, kind: 'quiz' })
  asha = await enrolled('Asha Devi Verma')
  ravi = await enrolled('Ravi Kumar')
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string }>
const get = (url: string, { headers }: { headers: object }) =>
  t.app.inject({ method: 'GET', url, headers: { ...headers } })
const post = (url: string, person: Person, payload: object = {}) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: person.headers,
    payload: { userId: person.account._id, ...payload },
  })
async function enrolled(name: string) {
  const learner = await signedInLearner(t, { name })
  await post('/user/add-course', learner, { courseId: 'course-1', courseName: '' })
  return learner
}

const QUESTION = { title: 'How long does it rest?', text: 'My dough does not rise.', blockId: 'p' }
const IN_LESSON = '/resource/course-1/lessons/dough/questions'
const ask = (person: Person = asha, question: object = {}, url = IN_LESSON) =>
  post(url, person, { id: 'q1', ...QUESTION, ...question })
const answer = (person: Person, id = 'a1', body: object = {}) =>
  post('/questions/q1/answers', person, { id, text: 'Two hours.', ...body })
const list = async (person: Person, query = '') =>
  (await get(`${IN_LESSON}?${query}`, person)).json().data?.questions
const read = async (person: Person) => (await get('/questions/q1', person)).json().data
const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode

describe('a question', () => {
  it('is seen by those who are enrolled and by the mentor, with a short name', async () => {
    expect((await ask()).statusCode).toBe(200)
    await ask()
    const expected = {
      id: 'q1',
      courseId: 'course-1',
      lessonId: 'dough',
      ...QUESTION,
      createdAt: expect.any(String),
      author: { name: 'Asha V.' },
      helpful: 0,
      answers: 0,
      isAnswered: false,
    }
    expect(await list(ravi)).toEqual([expected])
    expect(await list(mentor)).toEqual([expected])
    expect(await list(asha)).toEqual([{ ...expected, isOwn: true }])
  })

  it('is answered by learners and the mentor, and one answer is accepted', async () => {
    await ask()
    await answer(ravi)
    await answer(mentor, 'a2', { text: 'Until it has doubled.' })
    expect(await statusOf(post('/questions/q1/accept', ravi, { answerId: 'a1' }))).toBe(403)
    expect(await statusOf(post('/questions/q1/accept', asha, { answerId: 'a1' }))).toBe(200)
    const { question, answers, canAccept } = await read(asha)
    expect(question).toMatchObject({ answers: 2, isAnswered: true })
    expect(canAccept).toBe(true)
    expect(answers).toMatchObject([
      { id: 'a1', author: { name: 'Ravi K.' }, isAccepted: true },
      { id: 'a2', author: { name: 'Kavita Iyer', isMentor: true } },
    ])
    await post('/questions/q1/accept', mentor, { answerId: 'a2' })
    expect((await read(ravi)).answers[0]).toMatchObject({ id: 'a2', isAccepted: true })
    await post('/questions/q1/answers/a2/remove', mentor)
    expect((await read(ravi)).question).toMatchObject({ isAnswered: false, answers: 1 })
  })

  it('is found among the unanswered ones and by how much its answers helped', async () => {
    await ask()
    await ask(asha, { id: 'q2', title: 'Which flour?' })
    await answer(ravi)
    expect(await list(asha, 'order=unanswered')).toMatchObject([{ id: 'q2' }])
    expect(await statusOf(post('/questions/q1/answers/a1/helpful', ravi, { helpful: true }))).toBe(403)
    for (let i = 0; i < 2; i += 1) await post('/questions/q1/answers/a1/helpful', asha, { helpful: true })
    expect(await list(asha, 'order=helpful')).toMatchObject([{ id: 'q1', helpful: 1 }, { id: 'q2' }])
    expect((await read(asha)).answers).toMatchObject([{ helpful: 1, hasHelped: true }])
    await post('/questions/q1/answers/a1/helpful', asha, { helpful: false })
    expect((await read(asha)).answers).toMatchObject([{ helpful: 0 }])
  })

  it('is changed and removed by its author only, and its row stays for operators', async () => {
    await ask()
    await answer(ravi)
    expect(await statusOf(post('/questions/q1/edit', ravi, QUESTION))).toBe(404)
    expect(await statusOf(post('/questions/q1/remove', ravi))).toBe(404)
    expect(await statusOf(post('/questions/q1/answers/a1/edit', asha, { text: 'Mine' }))).toBe(404)
    expect(await statusOf(post('/questions/q1/answers/a1/remove', mentor))).toBe(404)
    await post('/questions/q1/edit', asha, { ...QUESTION, title: 'How long should it rest?' })
    expect((await read(ravi)).question).toMatchObject({
      title: 'How long should it rest?',
      editedAt: expect.any(String),
    })
    expect(await statusOf(post('/questions/q1/remove', asha))).toBe(200)
    expect(await list(ravi)).toEqual([])
    expect(await statusOf(get('/questions/q1', ravi))).toBe(404)
    expect(await statusOf(answer(ravi, 'late'))).toBe(404)
    expect(await t.db.selectFrom('lesson_questions').select('text').execute()).toHaveLength(1)
  })
})

describe('people are told', () => {
  const kinds = (person: Person) =>
    t.db
      .selectFrom('notifications')
      .select(['kind', 'count'])
      .where('person_id', '=', person.account._id)
      .where('kind', 'in', ['question-asked', 'question-answered'])
      .execute()

  it('the mentor of questions in one entry, the asker of answers, nobody twice', async () => {
    await ask()
    await ask()
    await ask(ravi, { id: 'q2' })
    await answer(ravi)
    await answer(ravi)
    await answer(asha, 'own')
    expect(await kinds(mentor)).toEqual([{ kind: 'question-asked', count: 2 }])
    expect(await kinds(asha)).toEqual([{ kind: 'question-answered', count: 1 }])
    expect(await kinds(ravi)).toEqual([])
  })

  it('the mentor in a digest in the morning, not at once', async () => {
    await ask()
    const sent = t.mailer.sent.length
    t.clock.advance(20 * 60_000)
    await t.jobs.settle()
    expect(t.mailer.sent).toHaveLength(sent)
    t.clock.advance(DAY_MS)
    await t.jobs.settle()
    expect(t.mailer.lastThatSays(/1 new question in “Bread baking”/)).toBeDefined()
  })
})

describe('who may take part', () => {
  it('is not somebody else', async () => {
    await ask()
    const stranger = await signedInLearner(t)
    const otherMentor = await signedInMentor(t)
    for (const url of [IN_LESSON, '/questions/q1']) {
      expect(await statusOf(get(url, { headers: {} }))).toBe(401)
      expect((await get(url, stranger)).json()).toMatchObject({ code: 'not_enrolled' })
      expect(await statusOf(get(url, otherMentor))).toBe(404)
    }
    expect(await statusOf(ask(stranger, { id: 'q2' }))).toBe(403)
    expect(await statusOf(answer(stranger))).toBe(403)
    expect(await statusOf(answer(otherMentor))).toBe(404)
    expect(await statusOf(post('/questions/q1/accept', otherMentor, { answerId: null }))).toBe(404)
    const forged = { userId: asha.account._id }
    expect(await statusOf(post('/questions/q1/remove', ravi, forged))).toBe(403)
  })

  it('is in a quiz only who has passed it, and the mentor', async () => {
    const url = '/resource/course-1/lessons/test/questions'
    expect((await get(url, asha)).json()).toMatchObject({ code: 'forbidden', reason: 'quiz_first' })
    expect((await ask(asha, {}, url)).json()).toMatchObject({ reason: 'quiz_first' })
    expect(await statusOf(get(url, mentor))).toBe(200)
    const at = t.clock().toISOString()
    const status = { status: 'completed' as const, updated_at: at }
    await t.db
      .insertInto('lesson_progress')
      .values({ learner_id: asha.account._id, course_id: 'course-1', lesson_id: 'test', ...status })
      .execute()
    expect(await statusOf(ask(asha, {}, url))).toBe(200)
    expect(await statusOf(get('/questions/q1', ravi))).toBe(403)
  })

  it('is nobody who is limited', async () => {
    await ask()
    const person = { id: ravi.account._id, role: 'user' as const }
    await insertSanction(t.db, {
      person,
      kind: 'limit',
      reason: 'Rude',
      by: 'operator',
      now: t.clock().toISOString(),
    })
    expect((await answer(ravi)).json()).toMatchObject({ reason: 'contact_limited' })
    expect(await statusOf(ask(ravi, { id: 'q2' }))).toBe(403)
    expect(await list(ravi)).toHaveLength(1)
  })

  it('does not see, or answer, somebody of a blocked pair', async () => {
    await ask()
    const pair = { learner_id: asha.account._id, mentor_id: mentor.account._id }
    const block = { by_learner: 1 as const, by_mentor: 0 as const, changed_at: t.clock().toISOString() }
    await t.db
      .insertInto('blocked_pairs')
      .values({ ...pair, ...block })
      .execute()
    expect(await list(mentor)).toEqual([])
    expect(await statusOf(get('/questions/q1', mentor))).toBe(404)
    expect(await statusOf(answer(mentor))).toBe(404)
    const told = async () =>
      (await get(`/notifications?userId=${mentor.account._id}`, mentor)).json().data.unread
    const before = await told()
    await ask(asha, { id: 'q2' })
    expect(await told()).toBe(before)
    expect(await list(asha)).toHaveLength(2)
  })

  it.each([
    ['without a title', { title: ' ' }, 400],
    ['with a long title', { title: 'a'.repeat(121) }, 400],
    ['with a long text', { text: 'a'.repeat(3001) }, 400],
    ['of a megabyte', { text: 'a'.repeat(1024 * 1024) }, 413],
  ])('does not ask %s', async (_, question, status) => {
    expect(await statusOf(ask(asha, question))).toBe(status)
  })
})

describe('a report', () => {
  const report = (person: Person, kind = 'question', subjectId = 'q1') =>
    post('/reports', person, { kind, subjectId, category: 'spam', text: '' })

  it('joins a case with the words as evidence, and three reporters hide', async () => {
    await ask()
    await answer(ravi, 'a1', { text: 'Call me: 98765 43210' })
    const [mira, zoya] = [await enrolled('Mira'), await enrolled('Zoya')]
    for (const person of [asha, asha, mira]) await report(person, 'answer', 'a1')
    expect((await read(zoya)).answers).toHaveLength(1)
    await report(zoya, 'answer', 'a1')
    expect((await read(zoya)).answers).toEqual([])
    expect((await read(ravi)).answers).toMatchObject([{ isHidden: true }])
    const [evidence] = await t.db.selectFrom('case_evidence').select('content').execute()
    expect(JSON.parse(evidence!.content)).toMatchObject({
      text: 'Call me: 98765 43210',
      question: QUESTION.title,
      lesson_id: 'dough',
    })
  })

  it('hides nothing that an operator has shown again, and ignores what does not exist', async () => {
    await ask()
    await t.db.updateTable('lesson_questions').set({ reviewed: 1 }).execute()
    for (const name of ['Mira', 'Zoya', 'Noor']) await report(await enrolled(name))
    expect(await list(ravi)).toHaveLength(1)
    expect(await statusOf(report(ravi, 'answer', 'unknown'))).toBe(200)
  })
})

describe('a mentor', () => {
  it('sees the questions of all courses, the unanswered ones first', async () => {
    await ask()
    await answer(ravi)
    t.clock.advance(-1000)
    await ask(ravi, { id: 'q2', title: 'Which flour?' })
    const { data } = (await get('/mentor/questions', mentor)).json()
    expect(data).toMatchObject({
      questions: [{ id: 'q2', courseTitle: 'Bread baking', lessonTitle: 'The lesson dough' }, { id: 'q1' }],
      unanswered: 1,
      courses: [{ courseId: 'course-1', title: 'Bread baking', unanswered: 1 }],
      pagination: { totalItems: 2 },
    })
    const other = (await get('/mentor/questions?courseId=another', mentor)).json().data
    expect(other.questions).toEqual([])
    expect(await statusOf(get('/mentor/questions', asha))).toBe(403)
    expect((await get('/mentor/questions', await signedInMentor(t))).json().data.questions).toEqual([])
  })
})
