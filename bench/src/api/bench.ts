// `npm run bench:api`: whether catalogue pages and dashboards cost the same with a thousand times as many courses.
// ROUNDS, COURSES and LEARNERS shorten it; only a full run is stored.
import { exitWithError } from '@mentor-connect/build/cliError'
import { onBothDatabases, type Location } from '../onBothDatabases'
import { writeBenchmark } from '../writeBenchmark'
import { measure } from './measure'
import { report, GROWTH_MAX } from './report'
import { serveFixture } from './servers'
import type { FixtureSize } from './fixture'

const { ROUNDS = '15', COURSES = '100000', LEARNERS = '10000' } = process.env
const SMALL: FixtureSize = { courses: 100, learners: 10 }
const LARGE: FixtureSize = { courses: Number(COURSES), learners: Number(LEARNERS) }
const IS_FULL = LARGE.courses === 100_000 && LARGE.learners === 10_000

try {
  const measured = await onBothDatabases(async (locate) => ({ figures: await compare(locate) }))
  const text = report(measured, SMALL, LARGE, Number(ROUNDS))
  console.log(IS_FULL ? await writeBenchmark('api', text) : text)
  const over = measured.flatMap(({ figures }) => figures.filter(({ growth }) => growth > GROWTH_MAX))
  if (over.length > 0) process.exitCode = 1
} catch (error) {
  exitWithError(error)
}

async function compare(locate: (name: string) => Promise<Location>) {
  console.log('• Filling two databases…')
  const few = await serveFixture(SMALL, await locate('few'))
  const many = await serveFixture(LARGE, await locate('many'))
  console.log('• Measuring…')
  try {
    return await measure(few, many, Number(ROUNDS))
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}
