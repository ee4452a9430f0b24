import type { Learner } from '@mentor-connect/contract/accounts/people'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let asha: SignedIn<Learner>
let ravi: SignedIn<Learner>
let operator: Record<string, string>
beforeEach(async () => {
  t = await TestAdmin.start()
  const mentor = await signedInMentor(t.api, { name: 'Kavita Iyer' })
  await insertCourse(t.db, { title: 'Bread baking', mentorId: mentor.account._id })
  await insertLesson(t.db, { courseId: 'course-1', id: 'dough', position: 1 })
  asha = await enrolled('Asha Verma')
  ravi = await enrolled('Ravi Kumar')
  const question = { id: 'q1', title: 'How long does it rest?', text: 'Call me: 98765 43210' }
  await post('/resource/course-1/lessons/dough/questions', asha, question)
  await post('/questions/q1/answers', asha, { id: 'a1', text: 'Two hours.' })
  operator = (await t.operator('moderator')).headers
})
afterEach(() => t.close())

type Person = SignedIn<Learner>
const post = (url: string, { account, headers }: Person, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
async function enrolled(name: string) {
  const learner = await signedInLearner(t.api, { name })
  await post('/user/add-course', learner, { courseId: 'course-1', courseName: '' })
  return learner
}
const report = async (kind: string, subjectId: string, by?: Person) =>
  post('/reports', by ?? (await enrolled('Mira')), { kind, subjectId, category: 'spam', text: '' })
const questions = async ({ headers }: Person) =>
  (await t.api.app.inject({ url: '/resource/course-1/lessons/dough/questions', headers })).json().data
    .questions
const answers = async ({ headers }: Person) =>
  (await t.api.app.inject({ url: '/questions/q1', headers })).json().data.answers

async function theCase() {
  const [{ id }] = (await t.get('/api/cases', operator)).json().data.rows
  const { reports } = (await t.get(`/api/cases/${id}`, operator)).json().data
  return { url: `/api/cases/${id}`, reports }
}
async function act(verb: 'hide' | 'restore', reason = 'An advertisement.') {
  const { url, reports } = await theCase()
  return t.post(`${url}/reports/${reports[0].id}/${verb}`, { reason }, operator)
}

it('what three have reported is shown again, and a fourth does not hide it', async () => {
  for (let i = 0; i < 3; i += 1) await report('question', 'q1')
  expect(await questions(ravi)).toEqual([])
  expect((await theCase()).reports[0]).toMatchObject({ post: { id: 'q1', state: 'hidden' } })
  expect((await act('restore')).statusCode).toBe(200)
  expect(await questions(ravi)).toMatchObject([{ id: 'q1' }])
  await report('question', 'q1')
  expect(await questions(ravi)).toHaveLength(1)
  expect((await act('restore')).json()).toMatchObject({ reason: 'state_changed' })
})

it('what one has reported is hidden from all but its author, and recorded', async () => {
  await report('answer', 'a1', ravi)
  expect((await act('hide')).statusCode).toBe(200)
  expect(await answers(ravi)).toEqual([])
  expect(await answers(asha)).toMatchObject([{ id: 'a1', isHidden: true }])
  const { url, reports } = await theCase()
  expect(reports).toMatchObject([{ post: { state: 'hidden' } }])
  expect(
    await t.db
      .selectFrom('operator_acts')
      .select(['operator', 'target', 'reason'])
      .where('act', '=', 'answers hide')
      .execute(),
  ).toEqual([{ operator: 'moderator@example.org', target: 'a1', reason: 'An advertisement.' }])
  const { evidence } = (await t.post(`${url}/evidence`, {}, operator)).json().data
  expect(evidence).toMatchObject([
    { content: { course: 'Bread baking', lesson: 'The lesson dough', text: 'Two hours.' } },
  ])
})

it('needs a reason, a report of this case, and something that was not removed', async () => {
  await report('answer', 'a1', ravi)
  expect((await act('hide', ' ')).statusCode).toBe(400)
  const { url } = await theCase()
  const reason = 'An advertisement.'
  expect((await t.post(`${url}/reports/another/hide`, { reason }, operator)).statusCode).toBe(404)
  await post('/questions/q1/answers/a1/remove', asha)
  expect((await act('hide')).json()).toMatchObject({ reason: 'state_changed' })
  expect((await theCase()).reports).toMatchObject([{ post: { state: 'removed' } }])
})
