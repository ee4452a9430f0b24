import { signedInLearner } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

type Headers = Awaited<ReturnType<TestAdmin['operator']>>['headers']
let t: TestAdmin
let reviewer: Headers
beforeEach(async () => {
  t = await TestAdmin.start()
  reviewer = (await t.operator('reviewer')).headers
  const learner = await signedInLearner(t.api, { name: 'Ravi Kumar' })
  const question = { id: 'q1', title: 'Which course first?', text: 'I like maps.', subject: 'career' }
  await t.api.app.inject({
    method: 'POST',
    url: '/community/questions',
    headers: learner.headers,
    payload: { ...question, tags: [], language: 'en' },
  })
})
afterEach(() => t.close())

const waiting = async () => (await t.get('/api/community', reviewer)).json().data.rows
const decide = (decision: string, body: object, headers = reviewer) =>
  t.post(`/api/community/question/q1/${decision}`, body, headers)
const publicStatus = async () => (await t.api.app.inject('/community/questions/q1')).statusCode
const acts = async () =>
  (await t.db.selectFrom('operator_acts').select(['act', 'target']).execute()).filter(({ act }) =>
    act.startsWith('community'),
  )

it('a first post is read, approved and shown', async () => {
  expect(await waiting()).toMatchObject([{ kind: 'question', id: 'q1', author: { name: 'Ravi Kumar' } }])
  expect((await t.get('/api/community/question/q1', reviewer)).json().data).toMatchObject({
    version: 0,
    text: 'I like maps.',
    question: null,
  })
  expect(await publicStatus()).toBe(404)
  const outdated = await decide('approve', { version: 1 })
  expect([outdated.statusCode, outdated.json().reason]).toEqual([409, 'state_changed'])
  expect((await decide('approve', { version: 0 })).statusCode).toBe(200)
  expect(await publicStatus()).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await t.get('/api/community/question/q1', reviewer)).statusCode).toBe(404)
  expect(await acts()).toEqual([{ act: 'community approve', target: 'q1' }])
})

it('a refusal needs a reason, and only reviewers decide', async () => {
  expect((await decide('refuse', { version: 0, reason: ' ' })).statusCode).toBe(400)
  const analyst = (await t.operator('analyst')).headers
  expect((await decide('refuse', { version: 0, reason: 'Unclear' }, analyst)).statusCode).toBe(403)
  expect((await decide('refuse', { version: 0, reason: 'Unclear' })).statusCode).toBe(200)
  expect((await decide('approve', { version: 1 })).statusCode).toBe(409)
  expect(await publicStatus()).toBe(404)
})

it('two operators who decide at once: one of them is told', async () => {
  const answers = await Promise.all([
    decide('approve', { version: 0 }),
    decide('refuse', { version: 0, reason: 'Unclear' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})
