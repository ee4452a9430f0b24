// `npm run bench:sessions`: what free times and bookings cost on both databases. ROUNDS sets how often each is measured;
// only a run with the default is stored.
import { exitWithError } from '@mentor-connect/build/cliError'
import { sessionsOn } from '@mentor-connect/server/testing/sessionsApi'
import { circumstances, currentLoad } from '../report/circumstances'
import { onBothDatabases, type Location } from '../onBothDatabases'
import { writeBenchmark } from '../writeBenchmark'
import { CONTENDERS, measureSessions } from './measureSessions'
import { report } from './report'

const DEFAULT_ROUNDS = '40'
const { ROUNDS = DEFAULT_ROUNDS } = process.env

try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const measured = await onBothDatabases(async (locate) => measuredOn(await locate('sessions')))
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = report(measured, run)
  console.log(ROUNDS === DEFAULT_ROUNDS ? await writeBenchmark('sessions', text) : text)
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function measuredOn(location: Location) {
  console.log(`• Signing in ${CONTENDERS} learners…`)
  const world = await sessionsOn(location, CONTENDERS)
  console.log(`• Reading free times and booking, ${ROUNDS} rounds…`)
  const outcome = await measureSessions(world, Number(ROUNDS))
  await world.api.close()
  return outcome
}
