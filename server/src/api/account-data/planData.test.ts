import type { PlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'
import { eraseLearner, eraseMentor } from './accountErasure'
import { accountOf } from './accountExport'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
})
afterEach(() => t.close())

/** A shared plan to which the mentor has added a session. */
async function sharedPlan() {
  const w = mentorshipWorld(t)
  const asha = await w.learner('Asha')
  const ravi = await w.mentor('Ravi')
  const id = await w.requested(asha, ravi)
  await w.through(id, [[ravi, 'accept']])
  const own = (path: string, body: object) =>
    w.post(asha, `/career/plan/${path}`, { userId: asha.account._id, ...body })
  await own('goal', { title: 'Open a tea stall', weeklyDays: 3 })
  await own('sharing', { mentorship: id, plan: true })
  const { goal, version } = (await w.get(ravi, `/mentorships/${id}/plan`)).plan
  const step = { goal: goal.id, version, step: 'd', kind: 'session' }
  await w.post(ravi, `/mentorships/${id}/plan/steps`, step)
  const person = <Role extends 'user' | 'mentor'>(
    role: Role,
    { _id, email = '' }: { _id: string; email?: string | undefined },
  ) => ({
    id: _id,
    email,
    role,
    name: '',
    language: null,
    passwordHash: null,
  })
  return { w, asha, ravi, id, learner: person('user', asha.account), mentor: person('mentor', ravi.account) }
}

it('sharing and changes are in the exports of both people', async () => {
  const { learner, mentor, id } = await sharedPlan()
  const now = t.clock().toISOString()
  expect(await accountOf(t.db, learner, now)).toMatchObject({
    plan: { steps: [{ kind: 'session' }], changesByMentors: [{ kind: 'add', mentor_id: mentor.id }] },
    planShares: [{ mentorship_id: id, plan_at: now, result_id: null }],
  })
  expect(await accountOf(t.db, mentor, now)).toMatchObject({ planChanges: [{ kind: 'add' }] })
})

it('a deleted account of the mentor leaves the steps without a name', async () => {
  const { w, asha, mentor } = await sharedPlan()
  await t.db.transaction().execute((tx) => eraseMentor(tx, mentor, t.clock()))
  const { changes, mentorships }: PlanSharing = await w.get(asha, '/career/plan/sharing')
  expect(mentorships).toEqual([])
  expect(changes).toMatchObject([{ kind: 'add', step: { kind: 'session' } }])
  expect(changes[0]).not.toHaveProperty('by')
  for (const table of ['plan_steps', 'plan_changes'] as const)
    expect(JSON.stringify(await t.db.selectFrom(table).selectAll().execute())).not.toContain(mentor.id)
})

it('a deleted account of the learner leaves nothing of the plan', async () => {
  const { learner } = await sharedPlan()
  await t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, learner, { keepCertificates: false, now: t.clock() }))
  for (const table of ['goals', 'plan_steps', 'plan_changes', 'plan_shares'] as const)
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
})
