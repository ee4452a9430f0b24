import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { projectWorld, type ProjectWorld } from '../testing/projectWorld'
import { keepUpTeams } from '../upkeep/teamUpkeep'
import { noteActivity } from './teamActivity'

let w: ProjectWorld
beforeEach(async () => void (w = await projectWorld()))
afterEach(() => w.t.close())

const read = async (id: string) => (await w.get(`/teams/${id}`, w.asha)).data
/** People use the site meanwhile, so that their sessions last. */
async function after(days: number) {
  for (let day = 0; day < days; day++) {
    w.t.clock.advance(DAY_MS)
    await w.get('/teams', w.asha)
  }
}
const keepUp = () => keepUpTeams(w.t, w.t.clock())

it('a quiet team goes on if it talks in its room; what is older than the question, or repeated, changes nothing', async () => {
  const id = await w.started()
  const tell = async (at: Date, teamId = id) => noteActivity(w.t.db, { teamId, at: at.toISOString() })
  await after(15)
  const before = w.t.clock()
  w.t.clock.advance(1000)
  await keepUp()
  await tell(before)
  expect(await read(id)).toMatchObject({ isAskedHowItGoes: true })
  w.t.clock.advance(1000)
  await tell(w.t.clock())
  await tell(before)
  await tell(w.t.clock(), 'gone')
  expect(await read(id)).toMatchObject({
    isAskedHowItGoes: false,
    lastActiveAt: w.t.clock().toISOString(),
  })
  await after(13)
  await keepUp()
  expect(await read(id)).toMatchObject({ state: 'working', isAskedHowItGoes: false })
})
