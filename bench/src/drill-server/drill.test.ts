import { drillAttacks } from './attackPart'
import { violationsOf } from './drillRow'
import { drillKills } from './kills'

// The short form of `npm run drill:server`, without limits for response times.

it('loses and duplicates nothing when the API and chat are killed with -9 during writes', async () => {
  const row = await drillKills({ kills: 4 })
  expect(violationsOf(row)).toEqual([])
  expect(row.evaluation!.acknowledged).toBeGreaterThan(20)
})

it('serves bystanders while another address attacks', async () => {
  const rows = await drillAttacks({ ms: 1_000, sockets: 100, resets: 50, slow: 20 })
  expect(rows.flatMap(violationsOf)).toEqual([])
  const answered = rows.map(({ api, chat }) => [api!.count > 0, chat!.count > 0])
  expect(answered).toEqual(rows.map(() => [true, true]))
})
