import { ANSWER_DAYS, type FigureRow } from '@mentor-connect/contract/admin/figures'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { randomUUID } from 'node:crypto'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { mentorReviewWorld } from '../../testing/mentorReviewWorld'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

let t: TestAdmin
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await TestAdmin.start()
  mentor = await signedInMentor(t.api, { email: 'ravi@example.org' })
  asha = await signedInLearner(t.api, { email: 'asha@example.org' })
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [1] })
})
afterEach(() => t.close())

type Person = SignedIn<Learner | Mentor>
const post = ({ headers, account }: Person, url: string, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const enrol = (person: Person) => post(person, '/user/add-course', { courseId: 'one', courseName: '' })

async function figures(range = 'days30'): Promise<FigureRow[]> {
  const { headers } = await t.operator('analyst')
  return (await t.get(`/api/figures?range=${range}`, headers)).json().data.rows
}
const sumOf = (rows: FigureRow[], name: keyof Omit<FigureRow, 'from'>) =>
  rows.reduce((sum, row) => sum + row[name]!, 0)

it('an enrollment counts on the day of joining, a completion on the day on which it is celebrated', async () => {
  const bina = await signedInLearner(t.api, { email: 'bina@example.org' })
  await enrol(asha)
  await enrol(bina)
  t.api.clock.advance(DAY_MS)
  await post(asha, '/user/update-progress', { courseId: 'one', progress: { '0-0': 'completed' } })
  await post(asha, '/user/celebrate-course', { courseId: 'one' })
  await post(asha, '/user/celebrate-course', { courseId: 'one' })
  const rows = await figures()
  expect(rows.at(-2)).toMatchObject({ enrolments: 2, completions: 0 })
  expect(rows.at(-1)).toMatchObject({ enrolments: 0, completions: 1 })
  expect([sumOf(rows, 'enrolments'), sumOf(rows, 'completions')]).toEqual([2, 1])
})

it('a session counts as held once it has ended, unless one person says that the other was absent', async () => {
  const world = mentorReviewWorld(t.api)
  await world.holdSession(asha, mentor)
  await world.holdSession(asha, mentor)
  await world.holdSession(asha, mentor)
  await world.markAbsent(asha, mentor)
  const [learner, guide] = [asha.account._id, mentor.account._id]
  await insertMeeting(t.api, { id: randomUUID(), learner, mentor: guide, endsIn: 1 })
  expect(sumOf(await figures(), 'sessions')).toBe(2)
})

it('a question counts as answered if somebody else answers in time; a recent one does not count yet', async () => {
  const bina = await signedInLearner(t.api, { email: 'bina@example.org' })
  await insertLesson(t.db, { courseId: 'one', id: 'dough', position: 1 })
  await enrol(asha)
  await enrol(bina)
  const ask = (id: string) =>
    post(asha, '/resource/one/lessons/dough/questions', {
      id,
      title: 'How long?',
      text: 'Please help.',
    })
  const answer = (person: Person, id: string) =>
    post(person, `/questions/${id}/answers`, { id: `answer-${id}`, text: 'Two hours.' })
  await ask('in-time')
  await ask('by-herself')
  await ask('late')
  await answer(asha, 'by-herself')
  t.api.clock.advance(ANSWER_DAYS * DAY_MS)
  await answer(bina, 'in-time')
  t.api.clock.advance(1)
  await answer(bina, 'late')
  await ask('recent')
  const rows = await figures()
  expect(rows.at(-1 - ANSWER_DAYS)!.answered).toBeCloseTo(1 / 3)
  expect(rows.at(-1)!.answered).toBeNull()
})

it('a request counts as answered if the mentor does something in time', async () => {
  const world = mentorshipWorld(t.api)
  const bina = await signedInLearner(t.api, { email: 'bina@example.org' })
  const requests = [await world.requested(asha, mentor), await world.requested(bina, mentor)]
  t.api.clock.advance(DAY_MS)
  await world.through(requests[0]!, [[mentor, 'ask', 'What have you learned until now?']])
  t.api.clock.advance(ANSWER_DAYS * DAY_MS)
  await world.through(requests[1]!, [[mentor, 'accept']])
  const rows = await figures()
  expect(rows.at(-2 - ANSWER_DAYS)).toMatchObject({ requestsAnswered: 0.5 })
  expect(rows.at(-1)).toMatchObject({ requestsAnswered: null })
})

it('counts who came back after 30 days', async () => {
  t.api.clock.advance(30 * DAY_MS)
  const logIn = { email: 'asha@example.org', password: PASSWORD }
  await t.api.app.inject({ method: 'POST', url: '/user/login-user', payload: logIn })
  await signedInLearner(t.api, { email: 'bina@example.org' })
  const rows = await figures('days90')
  expect(rows.at(-31)).toMatchObject({ learners: 1, returned7: 1, returned30: 1 })
  expect(rows.at(-1)).toMatchObject({ learners: 1, returned30: null })
})
