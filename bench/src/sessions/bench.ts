// `npm run bench:sessions`: what free times and bookings cost on both databases. ROUNDS sets how often each is measured;
// only a run with the default is stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { sessionsOn } from '@mentor-connect/server/testing/sessionsApi'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { CONTENDERS, measureSessions } from './measureSessions'
import { report, type Measured } from './report'

const DEFAULT_ROUNDS = '40'
const { ROUNDS = DEFAULT_ROUNDS } = process.env

type Location = Parameters<typeof sessionsOn>[0]

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const measured = [await onSqlite(), await onPostgres()]
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = report(measured, run)
  console.log(ROUNDS === DEFAULT_ROUNDS ? await writeBenchmark('sessions', text) : text)
  process.exit(0)
} catch (error) {
  exitWithError(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onSqlite(): Promise<Measured> {
  return { database: 'SQLite', ...(await measuredOn({ file: join(folder, 'sessions.db') })) }
}

async function onPostgres(): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    const url = await newDatabase(postgres.url, 'sessions')
    return { database: 'PostgreSQL', ...(await measuredOn({ url, file: '' })) }
  } finally {
    await postgres.stop()
  }
}

async function measuredOn(location: Location) {
  console.log(`• Signing in ${CONTENDERS} learners…`)
  const world = await sessionsOn(location, CONTENDERS)
  console.log(`• Reading free times and booking, ${ROUNDS} rounds…`)
  const outcome = await measureSessions(world, Number(ROUNDS))
  await world.api.close()
  return outcome
}
