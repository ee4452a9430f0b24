import { drillKills } from './kills'
import { violationsOf } from './report'

// This is the short form of `npm run drill -- reliability --only kills`.
it('loses and duplicates nothing when the API and chat are killed with -9 during writes', async () => {
  const result = await drillKills(4)
  expect(violationsOf(result)).toEqual([])
  expect(result.evaluation.acknowledged).toBeGreaterThan(20)
})
