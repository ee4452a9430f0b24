import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import { today } from '../../work/openings/openings.repo'
import { openingContent } from '../../work/testing/workWorld'

type Headers = Awaited<ReturnType<TestAdmin['operator']>>['headers']
let t: TestAdmin
let reviewer: Headers
beforeEach(async () => {
  t = await TestAdmin.start()
  reviewer = (await t.operator('reviewer')).headers
})
afterEach(() => t.close())

const day = (days: number) => daysAfter(today(t.api.clock()), days)
const link = { way: 'link', url: 'https://employer.example.org/apply' }
const save = (parts: object = {}) => {
  const { questions: _questions, ...content } = openingContent(day(30), { apply: link, ...parts })
  return t.post('/api/platform-openings', content, reviewer)
}
const act = (name: string, body: object, id = 'o1') =>
  t.post(`/api/platform-openings/${id}/${name}`, body, reviewer)
const listed = async (query = '') =>
  (await t.get(`/api/platform-openings${query}`, reviewer)).json().data.rows as { id: string }[]
const publicPage = async (id = 'o1') => (await t.api.app.inject(`/openings/${id}`)).json()
const acts = async () =>
  (await t.db.selectFrom('operator_acts').select('act').orderBy('seq').execute())
    .map(({ act: name }) => name)
    .filter((name) => name.startsWith('openings'))

it('an operator writes an opening of the platform, and shows it at once', async () => {
  expect((await save({ title: '' })).json().data).toMatchObject({ state: 'draft', version: 0 })
  expect((await act('publish', { version: 0 })).json().fields).toHaveProperty('title')
  expect((await save({ version: 0 })).json().data.version).toBe(1)
  expect((await act('publish', { version: 1 })).json().data).toMatchObject({ state: 'open', version: 2 })
  expect((await publicPage()).data).toMatchObject({ poster: { kind: 'platform' }, apply: link })
  expect(await listed()).toMatchObject([{ id: 'o1', state: 'open', isHidden: false }])
  expect(await listed('?state=draft')).toEqual([])
  expect(await acts()).toEqual(['openings create', 'openings change', 'openings publish'])
})

it('is paused, shown again, closed, renewed and copied', async () => {
  await save()
  await act('publish', { version: 0 })
  expect((await act('pause', { version: 1 })).json().data.state).toBe('paused')
  expect((await publicPage()).code).toBe('not_found')
  await act('publish', { version: 2 })
  expect((await act('close', { version: 3 })).json().data.opening.state).toBe('closed')
  const renewed = await act('renew', { version: 4, closesOn: day(60) })
  expect(renewed.json().data).toMatchObject({ state: 'open', closesOn: day(60) })
  expect((await act('renew', { version: 5, closesOn: day(181) })).json().fields).toHaveProperty('closesOn')
  const copies = await Promise.all([act('duplicate', { newId: 'copy' }), act('duplicate', { newId: 'copy' })])
  for (const copy of copies) expect(copy.json().data).toMatchObject({ _id: 'copy', state: 'draft' })
  expect((await act('close', { version: 0 }, 'copy')).json().data).toEqual({})
  expect((await listed()).map(({ id }) => id)).toEqual(['o1'])
})

it('two operators at once: one changes it, the other reads that it was changed', async () => {
  await save()
  const both = await Promise.all([save({ version: 0, seats: 3 }), save({ version: 0, seats: 4 })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 409)!.json().reason).toBe('state_changed')
  expect(await acts()).toEqual(['openings create', 'openings change'])
})

it('is nobody’s in particular: people apply by a link only, and openings of mentors are not found', async () => {
  expect((await save({ apply: { way: 'here' } })).statusCode).toBe(400)
  await save({ apply: { way: 'link' } })
  expect((await act('publish', { version: 0 })).json().fields).toHaveProperty('apply')
  const mentor = await signedInMentor(t.api)
  const payload = openingContent(day(30), { id: 'of-mentor' })
  await t.api.app.inject({ method: 'POST', url: '/mentor/openings', headers: mentor.headers, payload })
  expect((await t.get('/api/platform-openings/of-mentor', reviewer)).statusCode).toBe(404)
  expect((await act('close', { version: 0 }, 'of-mentor')).statusCode).toBe(404)
  expect((await save({ id: 'of-mentor' })).json().fields).toHaveProperty('id')
  const own = await t.api.app.inject({ url: '/mentor/openings/o1', headers: mentor.headers })
  expect(own.statusCode).toBe(404)
  const analyst = (await t.operator('analyst')).headers
  expect((await t.post('/api/platform-openings/o1/close', { version: 0 }, analyst)).statusCode).toBe(403)
})

it('is reported by its readers, in a case about nobody, and hidden', async () => {
  await save()
  await act('publish', { version: 0 })
  const asha = await signedInLearner(t.api, { name: 'Asha' })
  const report = { userId: asha.account._id, kind: 'opening', subjectId: 'o1', category: 'money', text: '' }
  await t.api.app.inject({ method: 'POST', url: '/reports', headers: asha.headers, payload: report })
  const { headers: moderator } = await t.operator('moderator')
  const [{ id }] = (await t.get('/api/cases', moderator)).json().data.rows
  const { about, reports } = (await t.get(`/api/cases/${id}`, moderator)).json().data
  expect(about).toMatchObject({ isPlatform: true })
  const hide = `/api/cases/${id}/reports/${reports[0].id}/hide`
  expect((await t.post(hide, { reason: 'It asks for money.' }, moderator)).statusCode).toBe(200)
  expect((await publicPage()).code).toBe('not_found')
  expect(await listed()).toMatchObject([{ id: 'o1', isHidden: true }])
})
