import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { actualText, inflated } from '../../platform/pdf/testing/pdfContent'
import { schemaProblems } from './credential/testing/openBadgesRules'
import { earnedTogether } from './earned.query'
import { earnedTexts } from './proofTexts'

let t: TestApp
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp({ siteUrl: 'https://site.example', apiUrl: 'https://api.example' })
  await insertMentor(t.db)
  learner = await signedInLearner(t, { name: 'Asha Verma' })
})
afterEach(() => t.close())

const post = (url: string, payload: object) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: learner.account._id, courseId: 'one', ...payload },
    headers: { ...learner.headers },
  })

/** A course of two lessons that the learner has marked as done, and its certificate. */
async function certified({ kind, hours }: { kind?: LessonKind; hours?: number }) {
  await insertCourse(t.db, { id: 'one', title: 'Bread baking', lessons: [2] })
  await t.db
    .updateTable('courses')
    .set({ hours: hours ?? null })
    .execute()
  await post('/user/add-course', { courseName: 'x' })
  await post('/user/update-progress', { progress: { '0-0': 'completed', '0-1': 'completed' } })
  if (kind) await writeLessons(kind)
  const reply = await post('/user/generate-certificate', {})
  expect(reply.statusCode).toBe(200)
  return { id: String(reply.headers['x-certificate-id']), pdf: reply.rawPayload }
}

/** Turns the lessons into lessons in place, with content. */
async function writeLessons(kind: LessonKind) {
  await t.db.updateTable('lessons').set({ kind }).execute()
  const lessons = await t.db.selectFrom('lessons').select(['course_id', 'id']).execute()
  const body = { body: '{"blocks":[{}]}', words: 1, earlier_body: null, updated_at: t.clock().toISOString() }
  await t.db
    .insertInto('lesson_bodies')
    .values(lessons.map(({ course_id, id }) => ({ course_id, lesson_id: id, ...body })))
    .execute()
}

const checked = async (id: string) =>
  (await t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()

describe('a certificate says how it was earned', () => {
  test('for a course of links: lessons that the learner has marked, and no hours', async () => {
    const { id, pdf } = await certified({ hours: 12 })
    expect(await checked(id)).toMatchObject({
      verdict: 'verified',
      data: { earned: { lessons: 2, quizzes: 0, tasks: 0 } },
    })
    expect((await checked(id)).data.earned).not.toHaveProperty('hours')
    expect((await checked(id)).data).not.toHaveProperty('passed')
    expect(pdf.toString('latin1')).toContain('/ActualText (Certificate of Completion)')
    expect(pdf.toString('latin1')).toContain('/ActualText (All 2 lessons marked as done by the learner)')
    expect(inflated(pdf)).toContain(actualText('सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए'))
  })

  test('in the credential, by the rules of Open Badges', async () => {
    const { id } = await certified({})
    const signed = (await t.app.inject(`/credentials/${id}`)).json()
    expect(schemaProblems(signed)).toEqual([])
    expect(signed.evidence).toEqual([
      {
        type: ['Evidence'],
        name: 'How it was earned',
        narrative: 'All 2 lessons marked as done by the learner.',
      },
    ])
  })

  test('on the page to share, in both languages', async () => {
    const { id } = await certified({})
    const { body } = await t.app.inject(`/share/certificates/${id}`)
    expect(body).toContain('<p>All 2 lessons marked as done by the learner</p>')
    expect(body).toContain('<p lang="hi">सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए</p>')
    expect(body).toMatch(/og:description" content="[^"]+All 2 lessons marked as done by the learner\./)
  })

  test('with hours for a course with lessons of its own', async () => {
    const { id } = await certified({ kind: 'text', hours: 3.5 })
    expect((await checked(id)).data.earned).toEqual({ lessons: 2, quizzes: 0, tasks: 0, hours: 3.5 })
  })

  test('and one that was issued before that was recorded is still valid', async () => {
    const { id } = await certified({})
    await t.db
      .updateTable('certificates')
      .set({ proof_of_learning: null, credential: null, status_index: null })
      .execute()
    const check = await checked(id)
    expect(check.verdict).toBe('verified')
    expect(check.data).not.toHaveProperty('earned')
  })
})

test.each([
  [{ lessons: 1, quizzes: 0, tasks: 0 }, '1 lesson marked as done by the learner'],
  [
    { lessons: 4, quizzes: 2, tasks: 1, hours: 1 },
    '2 quizzes passed · 1 task approved by Kavita Iyer · 4 lessons marked as done by the learner · 1 hour of learning',
  ],
  [{ lessons: 0, quizzes: 1, tasks: 2 }, '1 quiz passed · 2 tasks approved by Kavita Iyer'],
])('%j in words', (earned, text) => {
  expect(earnedTexts(earned, 'Kavita Iyer', { withHours: true }).en).toBe(text)
})

test.each([
  [
    'sums',
    [
      { lessons: 2, quizzes: 1, tasks: 0, hours: 3 },
      { lessons: 4, quizzes: 0, tasks: 2, hours: 1.5 },
    ],
    { courses: 2, lessons: 6, quizzes: 1, tasks: 2, hours: 4.5 },
  ],
  [
    'no hours, if a course states none',
    [
      { lessons: 2, quizzes: 0, tasks: 0, hours: 3 },
      { lessons: 1, quizzes: 0, tasks: 0 },
    ],
    { courses: 2, lessons: 3, quizzes: 0, tasks: 0 },
  ],
  ['nothing, if it is not known for a course', [{ lessons: 2, quizzes: 0, tasks: 0 }, undefined], undefined],
])('the courses of a path together have %s', (_, parts, sum) => {
  expect(earnedTogether(parts)).toEqual(sum)
})

test('the courses of a path have several instructors', () => {
  const texts = earnedTexts({ lessons: 0, quizzes: 0, tasks: 3, courses: 2 }, 'Kavita Iyer', {
    withHours: true,
  })
  expect(texts).toEqual({
    en: '3 tasks approved by the instructors',
    hi: '3 टास्क प्रशिक्षकों से मंज़ूर',
  })
})

test('a name that cannot be shown is not needed to say who approved a task', () => {
  const texts = earnedTexts({ lessons: 0, quizzes: 0, tasks: 1 }, '', { withHours: true })
  expect(texts).toEqual({
    en: '1 task approved by the instructor',
    hi: '1 टास्क प्रशिक्षक से मंज़ूर',
  })
})
