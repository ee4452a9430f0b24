// `npm run bench:search`: whether searches find the courses they are meant for, and what that costs on both databases.
// COURSES sets how many generated courses stand beside the demo catalogue; only a run with 100,000 is stored.
import { exitWithError } from '@mentor-connect/build/cliError'
import searches from '@mentor-connect/server/demo/searches'
import { demoCatalogueWith } from '@mentor-connect/server/testing/searchApi'
import { circumstances, currentLoad } from '../report/circumstances'
import { onBothDatabases, type Location } from '../onBothDatabases'
import { writeBenchmark } from '../writeBenchmark'
import { extraCourses } from './extraCourses'
import { measureSearch, type Outcome } from './measureSearch'
import { report } from './report'

const { COURSES = '100000' } = process.env
const IS_FULL = COURSES === '100000'

try {
  const started = performance.now()
  const loadBefore = currentLoad()
  const measured = await onBothDatabases(async (locate) => ({
    outcomes: await outcomesOn(await locate('search')),
  }))
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  const text = report(measured, Number(COURSES), run)
  console.log(IS_FULL ? await writeBenchmark('search', text) : text)
  process.exit(0)
} catch (error) {
  exitWithError(error)
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
