// `npm run bench:api`: whether catalogue pages and dashboards cost the same with a thousand times as many courses.
// ROUNDS, COURSES and LEARNERS shorten it; only a full run is stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { writeBenchmark } from '../writeBenchmark'
import { measure } from './measure'
import { report, GROWTH_MAX, type Measured } from './report'
import { serveFixture } from './servers'
import type { FixtureSize } from './fixture'

const { ROUNDS = '15', COURSES = '100000', LEARNERS = '10000' } = process.env
const SMALL: FixtureSize = { courses: 100, learners: 10 }
const LARGE: FixtureSize = { courses: Number(COURSES), learners: Number(LEARNERS) }
const IS_FULL = LARGE.courses === 100_000 && LARGE.learners === 10_000

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
try {
  const measured = [await onSqlite(), await onPostgres()]
  const text = report(measured, SMALL, LARGE, Number(ROUNDS))
  console.log(IS_FULL ? await writeBenchmark('api', text) : text)
  const over = measured.flatMap(({ figures }) => figures.filter(({ growth }) => growth > GROWTH_MAX))
  if (over.length > 0) process.exitCode = 1
} catch (error) {
  exitWithError(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onSqlite(): Promise<Measured> {
  const figures = await compare((name) => ({ file: join(folder, `${name}.db`) }))
  return { database: 'SQLite', figures }
}

async function onPostgres(): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    const few = await newDatabase(postgres.url, 'few')
    const many = await newDatabase(postgres.url, 'many')
    const figures = await compare((name) => ({ url: name === 'few' ? few : many, file: '' }))
    return { database: 'PostgreSQL', figures }
  } finally {
    await postgres.stop()
  }
}

async function compare(locate: (name: string) => { url?: string; file: string }) {
  console.log('• Filling two databases…')
  const few = await serveFixture(SMALL, locate('few'))
  const many = await serveFixture(LARGE, locate('many'))
  console.log('• Measuring…')
  try {
    return await measure(few, many, Number(ROUNDS))
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}
