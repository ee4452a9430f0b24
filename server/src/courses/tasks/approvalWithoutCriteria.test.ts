import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse } from '../catalogue/testing/insertCourse'

const TASK = '/learn/tasks/one/lesson-0-1'
const CRITERIA = ['a', 'b', 'c']
const RUBRIC = {
  criteria: CRITERIA.map((id) => ({
    id,
    title: `Criterion ${id}`,
    levels: [
      { text: 'Missing', points: 0 },
      { text: 'There', points: 2 },
      { text: 'Convincing', points: 4 },
    ],
  })),
  passPoints: 6,
}
const MARKS = CRITERIA.map((criterionId) => ({ criterionId, level: 2 }))

let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  asha = await signedInLearner(t, { name: 'Asha' })
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  await t.db.updateTable('lessons').set({ kind: 'task', url: '' }).where('id', '=', 'lesson-0-1').execute()
  await post(asha, '/user/add-course', { courseId: 'one', courseName: '' })
  await post(asha, `${TASK}/send`, { text: 'My budget', link: '', after: 0 })
})
afterEach(() => t.close())

const post = ({ account, headers }: SignedIn<Learner | Mentor>, url: string, payload: object) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const decide = async (outcome: 'approved' | 'returned', marks: object[], comment = '') => {
  const { works } = (await t.app.inject({ url: '/mentor/works', headers: mentor.headers })).json().data
  const payload = { number: 1, outcome, marks, comment }
  const url = `/mentor/works/${works[0].id}/decide`
  return t.app.inject({ method: 'POST', url, headers: mentor.headers, payload })
}
const state = async () => (await t.app.inject({ url: TASK, headers: asha.headers })).json().data.state
const progress = async () => {
  const url = `/user/get-progress?userId=${asha.account._id}&resourceId=one`
  return (await t.app.inject({ url, headers: asha.headers })).json().data.progress
}

it.each([[[]], [MARKS]])('a work is not approved before its task has criteria: %j', async (marks) => {
  const refused = await decide('approved', marks)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { marks: expect.any(String) } })
  expect(await state()).toBe('sent')
  expect(await progress()).not.toHaveProperty('0-1', 'completed')
})

it('is approved by the criteria that its task gets later', async () => {
  expect((await decide('approved', [])).json().fields.marks).toBe('Write the criteria of this task first.')
  const { headers } = mentor
  const saved = await t.app.inject({
    method: 'POST',
    url: '/learn/own-tasks/one/lesson-0-1',
    headers,
    payload: { rubric: RUBRIC },
  })
  expect(saved.statusCode).toBe(200)
  expect((await decide('approved', [])).statusCode).toBe(400)
  expect((await decide('approved', MARKS)).statusCode).toBe(200)
  expect(await progress()).toHaveProperty('0-1', 'completed')
})

it('may be given back without criteria', async () => {
  expect((await decide('returned', [], 'Add the rent.')).statusCode).toBe(200)
  expect(await state()).toBe('returned')
})
