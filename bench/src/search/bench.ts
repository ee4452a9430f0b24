// `npm run bench:search`: whether searches find the courses they are meant for, and what that costs. COURSES sets how
// many generated courses stand beside the demo catalogue.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import searches from '@mentor-connect/server/demo/searches'
import { demoCatalogueWith } from '@mentor-connect/server/testing/searchApi'
import type { TestApp } from '@mentor-connect/server/testing/testApp'
import { circumstances, currentLoad } from '../report/circumstances'
import { writeBenchmark } from '../writeBenchmark'
import { extraCourses } from './extraCourses'
import { report, type Outcome } from './report'

const { COURSES = '100000' } = process.env
const ROUNDS = 3

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-bench-'))
try {
  const started = performance.now()
  const loadBefore = currentLoad()
  console.log(`• Filling a catalogue with ${COURSES} generated courses…`)
  const api = await demoCatalogueWith(join(folder, 'search.db'), extraCourses(Number(COURSES)))
  console.log(`• Searching ${searches.length} times…`)
  const outcomes: Outcome[] = []
  for (const search of searches) outcomes.push(await outcomeOf(api, search))
  await api.close()
  const run = circumstances({ loadBefore, seconds: (performance.now() - started) / 1000 })
  console.log(await writeBenchmark('search', report(outcomes, Number(COURSES), run)))
  process.exit(0)
} catch (error) {
  exitWithError(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

interface Search {
  query: string
  wanted: string[]
  unwanted?: string[]
}

async function outcomeOf(api: TestApp, { query, wanted, unwanted = [] }: Search): Promise<Outcome> {
  const url = `/resource/get-resources?sort=relevance&q=${encodeURIComponent(query)}`
  const times: number[] = []
  let data: { resources: { _id: string }[]; widened?: object } = { resources: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now()
    const reply = await api.app.inject({ url })
    times.push(performance.now() - before)
    data = reply.json().data
  }
  const ids = data.resources.map(({ _id }) => _id)
  return {
    query,
    missed: wanted.filter((id) => !ids.includes(id)),
    wanted: wanted.length,
    falseHits: ids.filter((id) => unwanted.includes(id) || id.startsWith('extra-')),
    isWidened: data.widened !== undefined,
    ms: Math.min(...times),
  }
}
