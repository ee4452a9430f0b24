import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import { today } from '../../work/openings/openings.repo'
import { openingContent } from '../../work/testing/workWorld'

type Headers = Awaited<ReturnType<TestAdmin['operator']>>['headers']
let t: TestAdmin
let reviewer: Headers
beforeEach(async () => {
  t = await TestAdmin.start()
  reviewer = (await t.operator('reviewer')).headers
  const mentor = await signedInMentor(t.api, { name: 'Ravi Kumar' })
  const content = openingContent(daysAfter(today(t.api.clock()), 30))
  const post = (url: string, payload: object) =>
    t.api.app.inject({ method: 'POST', url, headers: mentor.headers, payload })
  await post('/mentor/openings', content)
  await post('/mentor/openings/o1/publish', { version: 0 })
})
afterEach(() => t.close())

const waiting = async () => (await t.get('/api/openings', reviewer)).json().data.rows
const decide = (decision: string, body: object, headers = reviewer) =>
  t.post(`/api/openings/o1/${decision}`, body, headers)
const publicStatus = async () => (await t.api.app.inject('/openings/o1')).statusCode
const acts = async () =>
  (await t.db.selectFrom('operator_acts').select(['act', 'target']).execute()).filter(({ act }) =>
    act.startsWith('openings'),
  )

it('the first opening of a poster is read, approved and shown', async () => {
  expect(await waiting()).toMatchObject([{ id: 'o1', poster: { name: 'Ravi Kumar' }, warnings: [] }])
  expect((await t.get('/api/openings/o1', reviewer)).json().data).toMatchObject({ version: 1, seats: 2 })
  expect(await publicStatus()).toBe(404)
  const outdated = await decide('approve', { version: 0 })
  expect([outdated.statusCode, outdated.json().reason]).toEqual([409, 'state_changed'])
  expect((await decide('approve', { version: 1 })).statusCode).toBe(200)
  expect(await publicStatus()).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await t.get('/api/openings/o1', reviewer)).statusCode).toBe(404)
  expect(await acts()).toEqual([{ act: 'openings approve', target: 'o1' }])
})

it('a rejection needs a reason, and only reviewers decide', async () => {
  expect((await decide('reject', { version: 1, reason: ' ' })).statusCode).toBe(400)
  const analyst = (await t.operator('analyst')).headers
  expect((await decide('reject', { version: 1, reason: 'Who is it?' }, analyst)).statusCode).toBe(403)
  expect((await decide('reject', { version: 1, reason: 'Who is it?' })).statusCode).toBe(200)
  expect(await publicStatus()).toBe(404)
  expect((await decide('approve', { version: 1 })).statusCode).toBe(409)
  expect(await acts()).toEqual([{ act: 'openings reject', target: 'o1' }])
})
