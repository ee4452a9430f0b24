import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

type Headers = Awaited<ReturnType<TestAdmin['operator']>>['headers']
let t: TestAdmin
let operator: Headers
let ravi: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await TestAdmin.start()
  operator = (await t.operator('moderator')).headers
  ravi = await signedInMentor(t.api, { name: 'Ravi Kumar' })
  asha = await signedInLearner(t.api, { name: 'Asha' })
  await insertMentor(t.db)
  for (const id of ['c1', 'c2', 'c3']) await insertCourse(t.db, { id })
})
afterEach(() => t.close())

const content = (parts: object = {}) => ({
  id: 'p1',
  title: 'Work in a kitchen',
  purpose: 'From the first knife to your own menu.',
  language: 'en',
  level: 'beginner',
  subjects: ['Career'],
  milestones: [{ title: 'Begin', courseIds: ['c1', 'c2'] }],
  ...parts,
})
const save = (parts?: object, headers = operator) => t.post('/api/skill-paths', content(parts), headers)
const act = (verb: string, body: object, id = 'p1', headers = operator) =>
  t.post(`/api/skill-paths/${id}/${verb}`, body, headers)
const publish = async () => {
  await save()
  return act('publish', { version: 0 })
}
const ids = async (query = '') => {
  const { rows } = (await t.get(`/api/skill-paths?${query}`, operator)).json().data
  return rows.map(({ _id }: { _id: string }) => _id)
}
const asPerson = ({ headers }: SignedIn<Learner | Mentor>, url: string, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload })
const statusOfPage = async () => (await t.api.app.inject('/skill-paths/work-in-a-kitchen')).statusCode
const acts = async () => {
  const rows = await t.db.selectFrom('operator_acts').select(['act', 'target']).orderBy('seq').execute()
  return rows.filter(({ act: name }) => name.startsWith('skill-paths')).map(({ act: name }) => name)
}

describe('paths of the platform', () => {
  it('are made from published courses, published, changed, withdrawn and deleted', async () => {
    expect((await save()).json().data).toMatchObject({ state: 'draft', version: 0 })
    expect(await statusOfPage()).toBe(404)
    expect((await act('publish', { version: 0 })).json().data).toMatchObject({ state: 'published' })
    const shown = (await t.api.app.inject('/skill-paths/work-in-a-kitchen')).json().data
    expect(shown).not.toHaveProperty('mentor')
    const milestones = [{ title: 'All', courseIds: ['c1', 'c2', 'c3'] }]
    expect((await save({ version: 1, milestones })).json().data).toMatchObject({ courseCount: 3, version: 2 })
    expect((await act('withdraw', { version: 2 })).json().data).toMatchObject({ state: 'draft' })
    expect(await statusOfPage()).toBe(404)
    expect((await act('delete', { version: 3 })).statusCode).toBe(200)
    expect((await t.get('/api/skill-paths/p1', operator)).statusCode).toBe(404)
    expect(await acts()).toEqual([
      'skill-paths save',
      'skill-paths publish',
      'skill-paths save',
      'skill-paths unpublish',
      'skill-paths delete',
    ])
  })

  it('are refused without what a path needs, and by other operators', async () => {
    expect((await save({ title: ' ' })).statusCode).toBe(400)
    expect((await save({ milestones: [{ title: 'One', courseIds: ['unknown'] }] })).statusCode).toBe(400)
    await save({ subjects: [] })
    expect((await act('publish', { version: 0 })).json().fields).toHaveProperty('subjects')
    expect((await act('publish', { version: 0 }, 'unknown')).statusCode).toBe(404)
    const analyst = (await t.operator('analyst')).headers
    expect((await save({ id: 'p2' }, analyst)).statusCode).toBe(403)
  })

  it('are changed by one of two operators at once', async () => {
    await save()
    const replies = await Promise.all([
      save({ version: 0, title: 'First' }),
      save({ version: 0, title: 'Second' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('are those of operators alone: those of a mentor cannot be changed, and the other way round', async () => {
    await asPerson(ravi, '/mentor/skill-paths', content({ id: 'm1', title: 'Mine' }))
    expect((await save({ id: 'm1', version: 0 })).statusCode).toBe(404)
    expect((await act('delete', { version: 0 }, 'm1')).statusCode).toBe(404)
    await publish()
    expect((await asPerson(ravi, '/mentor/skill-paths/p1/delete', { version: 1 })).statusCode).toBe(404)
  })

  it('can be reported, which ends in a case about nobody', async () => {
    await publish()
    const report = {
      userId: asha.account._id,
      kind: 'skill-path',
      subjectId: 'p1',
      category: 'other',
      text: '',
    }
    expect((await asPerson(asha, '/reports', report)).statusCode).toBe(200)
    const [found] = (await t.get('/api/cases', operator)).json().data.rows
    expect(found).toMatchObject({
      about: { isPlatform: true, name: null },
      kinds: ['skill-path'],
      reports: 1,
    })
    const { reports } = (await t.get(`/api/cases/${found.id}`, operator)).json().data
    const url = `/api/cases/${found.id}`
    await t.post(`${url}/reports/${reports[0].id}/hide`, { reason: 'It is wrong.' }, operator)
    expect(await statusOfPage()).toBe(404)
    await t.post(`${url}/assign`, { from: null }, operator)
    const decision = { outcome: 'warning', reason: 'It was wrong.' }
    expect((await t.post(`${url}/decide`, decision, operator)).statusCode).toBe(200)
    expect(await t.db.selectFrom('sanctions').selectAll().execute()).toEqual([])
    const own = await t.api.app.inject({ url: `/reports?userId=${asha.account._id}`, headers: asha.headers })
    expect(JSON.stringify(own.json().data)).toContain('acted')
  })
})

describe('the list', () => {
  it('has the paths of everybody, by maker, state and words', async () => {
    await asPerson(ravi, '/mentor/skill-paths', content({ id: 'm1', title: 'Sewing for beginners' }))
    await publish()
    expect((await ids()).sort()).toEqual(['m1', 'p1'])
    expect(await ids('maker=platform')).toEqual(['p1'])
    expect(await ids('maker=mentors')).toEqual(['m1'])
    expect(await ids('view=draft')).toEqual(['m1'])
    expect(await ids('view=published')).toEqual(['p1'])
    expect(await ids('search=sewing')).toEqual(['m1'])
    expect(await ids('search=kitchen')).toEqual(['p1'])
    expect(await ids('search=submarine')).toEqual([])
    expect((await t.get('/api/skill-paths/m1', operator)).json().data).toMatchObject({
      mentor: { name: 'Ravi Kumar' },
      milestones: [{ title: 'Begin' }],
    })
  })

  it('hides a path and shows it again, with a reason in the audit', async () => {
    await publish()
    expect((await act('hide', { reason: ' ' })).statusCode).toBe(400)
    expect((await act('hide', { reason: 'It misleads.' }, 'unknown')).statusCode).toBe(404)
    expect((await act('hide', { reason: 'It misleads.' })).statusCode).toBe(200)
    expect((await act('hide', { reason: 'It misleads.' })).statusCode).toBe(409)
    expect(await statusOfPage()).toBe(404)
    expect(await ids('view=hidden')).toEqual(['p1'])
    expect(await ids('view=published')).toEqual([])
    expect((await act('restore', { reason: 'It was corrected.' })).statusCode).toBe(200)
    expect(await statusOfPage()).toBe(200)
    expect((await acts()).slice(-2)).toEqual(['skill-paths hide', 'skill-paths restore'])
  })
})
