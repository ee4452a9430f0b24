import { hostileRun } from './hostileRun'
import { startWorld, type World } from './world'

const REQUESTS = 3_000
/** Different each time; `HOSTILE_SEED` repeats a run. */
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
