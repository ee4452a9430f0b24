// `npm run bench:search`: whether searches find the courses they are meant for, and what that costs on both databases.
// COURSES sets how many generated courses stand beside the demo catalogue; only a run with 100,000 is stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import searches from '@mentor-connect/server/demo/searches'
import { newDatabase } from '@mentor-connect/server/testing/apiOn'
import { demoCatalogueWith } from '@mentor-connect/server/testing/searchApi'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { extraCourses } from './extraCourses'
import { measureSearch, type Outcome } from './measureSearch'
import { report, type Measured } from './report'

const { COURSES = '100000' } = process.env
const IS_FULL = COURSES === '100000'

type Location = Parameters<typeof demoCatalogueWith>[0]

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const measured = [await onSqlite(), await onPostgres()]
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = report(measured, Number(COURSES), run)
  console.log(IS_FULL ? await writeBenchmark('search', text) : text)
  process.exit(0)
} catch (error) {
  exitWithError(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onSqlite(): Promise<Measured> {
  return { database: 'SQLite', outcomes: await outcomesOn({ file: join(folder, 'search.db') }) }
}

async function onPostgres(): Promise<Measured> {
  const postgres = await startPostgres()
  try {
    const url = await newDatabase(postgres.url, 'search')
    return { database: 'PostgreSQL', outcomes: await outcomesOn({ url, file: '' }) }
  } finally {
    await postgres.stop()
  }
}

async function outcomesOn(location: Location): Promise<Outcome[]> {
  console.log(`• Filling a catalogue with ${COURSES} generated courses…`)
  const api = await demoCatalogueWith(location, extraCourses(Number(COURSES)))
  console.log(`• Searching ${searches.length} times…`)
  const outcomes: Outcome[] = []
  for (const search of searches) outcomes.push(await measureSearch(api, search))
  await api.close()
  return outcomes
}
