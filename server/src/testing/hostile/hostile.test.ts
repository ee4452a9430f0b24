import { saveBlockedPair } from '../../accounts/people/blockedPairs.repo'
import { insertAlert } from '../../work/alerts/alerts.repo'
import { signedInLearner, signedInMentor } from '../signedIn'
import { hostileRun } from './hostileRun'
import { harmTo, victimsOf } from './victims'
import { startWorld, type World } from './world'

const REQUESTS = 3_000
/** Seed of the random generator. It differs in each run; set `HOSTILE_SEED` to repeat a run. */
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000)

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

it(`keeps both services working and account B unharmed, whatever is sent (HOSTILE_SEED=${seed})`, async () => {
  const report = await hostileRun(world, { requests: REQUESTS, seed })
  process.stdout.write(
    `hostile requests, seed ${seed}: ${JSON.stringify(report.byStatus)}, ${report.frames} frames\n`,
  )
  expect(report.violations.join('\n\n')).toBe('')
  expect(Object.keys(report.byStatus)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404']))
})

it('tells a block of account B from one in its name', async () => {
  const victims = await victimsOf(world)
  const learner_id = victims.ids.people[0]!
  const mentor_id = (await signedInMentor(world.api)).account._id
  const pair = { learner_id, mentor_id, changed_at: new Date().toISOString() }
  await saveBlockedPair(world.api.db, { ...pair, by_learner: 0, by_mentor: 1 })
  expect(await harmTo(world, victims)).toEqual([])
  await saveBlockedPair(world.api.db, { ...pair, by_learner: 1, by_mentor: 1 })
  expect(await harmTo(world, victims)).toEqual([expect.stringContaining('blocked_pairs: added')])
})

it('tells a row of account B from one for which somebody else chose an id of account B', async () => {
  const victims = await victimsOf(world)
  const [learnerOfB = ''] = victims.ids.people
  const now = new Date().toISOString()
  const alert = { name: 'Alert', criteria: '{}', since: now, paused_at: null, created_at: now }
  const learner_id = (await signedInLearner(world.api)).account._id
  await insertAlert(world.api.db, { ...alert, id: victims.ids.courses[0]!, learner_id })
  expect(await harmTo(world, victims)).toEqual([])
  await insertAlert(world.api.db, { ...alert, id: victims.ids.courses[1]!, learner_id: learnerOfB })
  expect(await harmTo(world, victims)).toEqual(
    expect.arrayContaining([expect.stringContaining('opening_alerts: added')]),
  )
})
