import { operatorWithoutChat } from '../testing/operatorContext'
import { signedInMentor } from '../testing/signedIn'
import { kindsFor } from '../work/testing/workWorld'
import { projectWorld, type ProjectWorld } from '../work/projects/testing/projectWorld'
import { projectTeamCommands } from './commands/projectTeams'

let w: ProjectWorld
beforeEach(async () => void (w = await projectWorld()))
afterEach(() => w.t.close())

it('gives a team to another mentor, and takes it from the one before', async () => {
  const team = await w.started()
  const other = await signedInMentor(w.t, { email: 'other@example.org', name: 'Other' })
  const [command] = projectTeamCommands
  const handOver = () =>
    command!.run(operatorWithoutChat(w.t), team, { to: 'other@example.org', reason: 'Ravi is ill.' })
  await handOver()
  expect((await w.get(`/teams/${team}`, other)).data).toMatchObject({
    viewer: 'mentor',
    mentor: { name: 'Other' },
  })
  expect((await w.get(`/teams/${team}`, w.mentor)).status).toBe(404)
  expect(await kindsFor(w, w.asha)).toContain('team-handed-over')
  expect((await w.get('/projects/p1')).data.freePlaces).toBe(3)
  await expect(handOver()).rejects.toThrow('can be given to')
})
