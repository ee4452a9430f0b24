import type { PlanSharing, SharedPlan } from '@mentor-connect/contract/learning/planSharing'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { PLAN_STEPS_MAX } from '@mentor-connect/contract/learning/planLimits'
import { mentorshipWorld, type Person } from '../../../testing/mentorshipWorld'
import type { SignedIn } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
let id: string

beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  asha = await w.learner('Asha')
  ravi = await w.mentor('Ravi')
  id = await w.requested(asha, ravi)
  await w.through(id, [[ravi, 'accept']])
  await own('goal', { title: 'Open a tea stall', weeklyDays: 3 })
  for (const step of ['a', 'b', 'c']) await own('steps', { id: step, title: step })
})
afterEach(() => t.close())

const own = (path: string, body: object = {}) =>
  w.post(asha, `/career/plan/${path}`, { userId: asha.account._id, ...body })
const share = (shared: object = { plan: true }) => own('sharing', { mentorship: id, ...shared })
const sharing = (): Promise<PlanSharing> => w.get(asha, '/career/plan/sharing')
const reply = (person: Person = ravi) =>
  t.app.inject({ url: `/mentorships/${id}/plan`, headers: person.headers })
const read = async (): Promise<SharedPlan> => (await reply()).json().data
const plan = async () => (await read()).plan!
const seen = async () => {
  const { goal, version } = await plan()
  return { goal: goal.id, version }
}
const change = async (path: string, body: object = {}, at?: { goal: string; version: number }) =>
  w.post(ravi, `/mentorships/${id}/plan/steps${path}`, { ...(at ?? (await seen())), ...body })
const names = async () => (await plan()).steps.map(({ title, kind }) => title ?? kind)
const lastChange = async () => (await sharing()).changes[0]!

describe('sharing', () => {
  it('is an act of the learner, and can be taken back', async () => {
    expect(await read()).toEqual({})
    expect((await share()).statusCode).toBe(200)
    expect(await plan()).toMatchObject({
      goal: { title: 'Open a tea stall' },
      steps: [{ title: 'a' }, {}, {}],
    })
    expect((await sharing()).mentorships).toEqual([
      { id, mentor: { id: ravi.account._id, name: 'Ravi' }, sharesPlan: true },
    ])
    const before = await seen()
    await share({ plan: false })
    expect(await read()).toEqual({})
    expect((await change('/a/remove', {}, before)).statusCode).toBe(404)
  })

  it('to another mentor, a mentorship and a plan of others do not exist', async () => {
    await share()
    const meera = await w.mentor('Meera')
    const missing = await w.get(meera, '/mentorships/nothing/plan')
    expect(missing).toBeUndefined()
    const nothing = await t.app.inject({ url: '/mentorships/nothing/plan', headers: meera.headers })
    const others = await reply(meera)
    expect([others.statusCode, others.json()]).toEqual([nothing.statusCode, nothing.json()])
    const body = { ...(await seen()), step: 'x', kind: 'own', title: 'x' }
    expect((await w.post(meera, `/mentorships/${id}/plan/steps`, body)).statusCode).toBe(404)
    const bina = await w.learner('Bina')
    const foreign = { userId: bina.account._id, mentorship: id, plan: true }
    expect((await w.post(bina, '/career/plan/sharing', foreign)).statusCode).toBe(404)
  })

  it('ends with the mentorship, also for a new one with the same mentor', async () => {
    await share()
    const before = await seen()
    await w.through(id, [[asha, 'end']])
    expect((await reply()).statusCode).toBe(404)
    expect((await change('/a/remove', {}, before)).statusCode).toBe(404)
    expect((await share()).statusCode).toBe(404)
    id = await w.requested(asha, ravi)
    expect((await reply()).statusCode).toBe(404)
    await w.through(id, [[ravi, 'accept']])
    expect(await read()).toEqual({})
  })

  it('shows nothing of a minor without the consent of a guardian', async () => {
    await share()
    await t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', asha.account._id).execute()
    expect((await reply()).statusCode).toBe(404)
  })

  it('a result of the assessment is a separate act, and only that one is seen', async () => {
    const scores = JSON.stringify({ R: 1, I: 2, A: 3, S: 4, E: 5, C: null })
    const result = (key: string, finished_at: string) => ({
      id: key,
      learner_id: asha.account._id,
      open_for: null,
      instrument_version: '1',
      language: 'en',
      started_at: finished_at,
      finished_at,
      scores,
      flat: 0 as const,
      hurried: 0 as const,
    })
    await t.db.insertInto('assessments').values(result('old', '2026-11-01T00:00:00.000Z')).execute()
    await share()
    expect(await read()).not.toHaveProperty('result')
    await share({ plan: false, result: 'old' })
    await t.db.insertInto('assessments').values(result('new', '2026-11-10T00:00:00.000Z')).execute()
    expect(await read()).toEqual({
      result: {
        finishedAt: '2026-11-01T00:00:00.000Z',
        scores: JSON.parse(scores),
        isFlat: false,
        isHurried: false,
      },
    })
    expect(await sharing()).toMatchObject({
      mentorships: [{ sharedResult: { id: 'old' } }],
      latestResult: { id: 'new' },
    })
    expect((await share({ result: 'of-somebody' })).statusCode).toBe(404)
    await own('../assessment/results/old/remove')
    expect(await read()).toEqual({})
  })
})

describe('changes of a mentor', () => {
  beforeEach(() => share())

  it('carry who made them, are told once while unread, and can be undone', async () => {
    const added = { step: 'd', kind: 'session', due: '2026-12-01' }
    expect((await change('', added)).statusCode).toBe(200)
    expect((await plan()).steps[3]).toMatchObject({
      kind: 'session',
      due: '2026-12-01',
      isDone: false,
      mentor: { name: 'Ravi' },
      addedBy: { id: ravi.account._id },
    })
    await change('/a/date', { due: '2026-11-30' })
    await change('/c/move', { to: 0 })
    await change('/b/remove')
    expect(await names()).toEqual(['c', 'a', 'session'])
    expect(await w.news(asha)).toEqual(['accepted', 'plan-changed'])

    const { changes } = await sharing()
    expect(changes.map(({ kind, by, mayUndo }) => [kind, by?.name, mayUndo])).toEqual([
      ['remove', 'Ravi', true],
      ['move', 'Ravi', true],
      ['date', 'Ravi', true],
      ['add', 'Ravi', true],
    ])
    for (const { id: key } of changes) expect((await own(`changes/${key}/undo`)).statusCode).toBe(200)
    expect(await names()).toEqual(['a', 'b', 'c'])
    expect((await plan()).steps[0]).not.toHaveProperty('due')
    expect((await own(`changes/${changes[0]!.id}/undo`)).statusCode).toBe(200)
    expect((await plan()).changes.every(({ isUndone }) => isUndone)).toBe(true)
  })

  it('a removed step comes back as it was, at its place', async () => {
    await own('steps/b', { isDone: true, due: '2026-12-24' })
    await change('/b/remove')
    await own(`changes/${(await lastChange()).id}/undo`)
    expect((await plan()).steps[1]).toMatchObject({ title: 'b', isDone: true, due: '2026-12-24' })
  })

  it('what the learner has changed since is not undone', async () => {
    await change('/a/date', { due: '2026-11-30' })
    await own('steps/a', { due: '2026-12-24' })
    const { id: key, mayUndo } = await lastChange()
    expect(mayUndo).toBe(false)
    expect((await own(`changes/${key}/undo`)).json()).toMatchObject({ code: 'plan_changed' })
    expect((await plan()).steps[0]!.due).toBe('2026-12-24')
  })

  it('name what the mentor sees: another state is a conflict, a repeated request is not', async () => {
    const before = await seen()
    await own('steps/a', { isDone: true })
    const late = await change('/a/remove', {}, before)
    expect([late.statusCode, late.json().code]).toEqual([409, 'plan_changed'])
    const now = await seen()
    const two = await Promise.all([change('/a/remove', {}, now), change('/a/remove', {}, now)])
    expect(two.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await names()).toEqual(['b', 'c'])
    expect((await plan()).changes).toHaveLength(1)
    await own('goal', { title: 'A new goal', weeklyDays: 3 })
    expect((await change('/b/remove', {}, now)).statusCode).toBe(409)
  })

  it('of two mentors at the same version one changes the plan', async () => {
    const meera = await w.mentor('Meera')
    const second = await w.requested(asha, meera)
    await w.through(second, [[meera, 'accept']])
    await own('sharing', { mentorship: second, plan: true })
    const now = await seen()
    const path = `/mentorships/${second}/plan/steps`
    const both = await Promise.all([
      change('', { step: 'x', kind: 'own', title: 'x' }, now),
      w.post(meera, path, { ...now, step: 'y', kind: 'own', title: 'y' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await names()).toHaveLength(4)
  })

  it('are refused if they are no step, or one too many', async () => {
    for (const body of [
      { kind: 'own', title: '  ' },
      { kind: 'task', title: 'x' },
      { kind: 'subject', subject: 'alchemy' },
    ])
      expect((await change('', { step: 'x', ...body })).statusCode).toBe(400)
    expect((await change('/missing/remove')).statusCode).toBe(404)
    for (let count = 3; count < PLAN_STEPS_MAX; count++) await own('steps', { id: `s${count}`, title: 's' })
    expect((await change('', { step: 'x', kind: 'own', title: 'x' })).statusCode).toBe(400)
  })
})

it('whatever happens at the same time, everybody gets an answer and no step is lost', async () => {
  await share()
  await change('/a/date', { due: '2026-11-30' })
  const { id: first } = await lastChange()
  const now = await seen()
  const { version } = await w.read(asha, id)
  const replies = await Promise.all([
    ...['x', 'y'].map((step) => change('', { step, kind: 'own', title: step }, now)),
    own('steps/a', { isDone: true }),
    own('steps/c/move', { to: 0 }),
    own(`changes/${first}/undo`),
    share({ plan: false }),
    share({ plan: true }),
    change('/b/date', { due: '2026-12-01' }, now),
    w.act(ravi, id, 'end', { version }),
    own('steps', { id: 'z', title: 'z' }),
  ])
  expect(
    replies.map(({ statusCode }) => statusCode).filter((code) => ![200, 404, 409].includes(code)),
  ).toEqual([])
  const steps = await t.db.selectFrom('plan_steps').select(['id', 'position']).orderBy('position').execute()
  expect(steps.map((step) => step.id)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'z']))
  expect((await reply()).statusCode).toBe(404)
})
