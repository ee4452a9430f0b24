import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { TestAdmin } from '../../testing/testAdmin'

const TITLE = 'Get rich with me'

let t: TestAdmin
let ravi: SignedIn<Mentor>
let asha: SignedIn<Learner>
let operator: Record<string, string>
beforeEach(async () => {
  t = await TestAdmin.start()
  ravi = await signedInMentor(t.api, { name: 'Ravi Kumar' })
  asha = await signedInLearner(t.api, { name: 'Asha' })
  await insertMentor(t.api.db)
  for (const id of ['c1', 'c2']) await insertCourse(t.api.db, { id })
  await post(ravi, '/mentor/skill-paths', {
    id: 'p1',
    title: TITLE,
    purpose: 'Pay me first.',
    language: 'en',
    level: 'beginner',
    subjects: ['Career'],
    milestones: [{ title: 'Pay', courseIds: ['c1', 'c2'] }],
  })
  ;({ headers: operator } = await t.operator('moderator'))
})
afterEach(() => t.close())

const post = ({ headers }: SignedIn<Learner | Mentor>, url: string, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload })
const report = () =>
  post(asha, '/reports', {
    userId: asha.account._id,
    kind: 'skill-path',
    subjectId: 'p1',
    category: 'money',
    text: '',
  })
const publish = () => post(ravi, '/mentor/skill-paths/p1/publish', { version: 0 })
const statusOfPage = async () => (await t.api.app.inject('/skill-paths/get-rich-with-me')).statusCode
const cases = async () => (await t.get('/api/cases', operator)).json().data.rows
const act = async (verb: 'hide' | 'restore') => {
  const [{ id }] = await cases()
  const { reports } = (await t.get(`/api/cases/${id}`, operator)).json().data
  return t.post(`/api/cases/${id}/reports/${reports[0].id}/${verb}`, { reason: 'Asks for money.' }, operator)
}

it('a draft cannot be reported', async () => {
  expect((await report()).statusCode).toBe(200)
  expect(await cases()).toEqual([])
})

it('a reported path is evidence, and operators hide it and show it again', async () => {
  await publish()
  await report()
  const [{ id }] = await cases()
  const { evidence } = (await t.post(`/api/cases/${id}/evidence`, {}, operator)).json().data
  expect(evidence[0].content).toMatchObject({ title: TITLE, description: 'Pay me first.', milestones: 'Pay' })
  expect((await act('hide')).statusCode).toBe(200)
  expect(await statusOfPage()).toBe(404)
  const own = await t.api.app.inject({ url: '/mentor/skill-paths/p1', headers: ravi.headers })
  expect(own.json().data).toMatchObject({ state: 'hidden', title: TITLE })
  expect((await post(asha, '/skill-paths/p1/join')).statusCode).toBe(404)
  expect((await act('restore')).statusCode).toBe(200)
  expect(await statusOfPage()).toBe(200)
})
