import { drillAttacks } from './attackPart'
import { faultsOf } from './drillRow'
import { drillKills } from './kills'

// The short form of `npm run drill:server`: no time is judged.

it('loses nothing and doubles nothing when the API and chat are killed with -9 during writes', async () => {
  const row = await drillKills({ kills: 4 })
  expect(faultsOf(row)).toEqual([])
  expect(row.verdict!.acknowledged).toBeGreaterThan(20)
})

it('serves innocent people while another address attacks', async () => {
  const rows = await drillAttacks({ ms: 1_000, sockets: 100, resets: 50, slow: 20 })
  expect(rows.flatMap(faultsOf)).toEqual([])
  const answered = rows.map(({ api, chat }) => [api!.count > 0, chat!.count > 0])
  expect(answered).toEqual(rows.map(() => [true, true]))
})
