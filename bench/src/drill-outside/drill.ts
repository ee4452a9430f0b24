// `npm run drill:outside`: a team with nothing of this repository creates an area, tests, builds and releases it, with
// every package from a registry and an empty cache. Writes its section of docs/benchmarks/teams.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/build/cliError'
import { circumstances, currentLoad } from '../report/circumstances'
import { withSection } from '../report/section'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { prepareJourney, type Journey } from './journey'
import { outsideSection } from './report'

try {
  await drill()
} catch (error) {
  exitWithError(error)
}

async function drill() {
  const dir = mkdtempSync(join(tmpdir(), 'mentor-connect-outside-'))
  const loadBefore = currentLoad()
  const journey = await prepareJourney({ dir, linked: false })
  try {
    const travelled = await journey.travel()
    const seconds = travelled.steps.reduce((sum, step) => sum + step.seconds, 0)
    refuseUnlessLive(travelled)
    const section = outsideSection(travelled, circumstances({ loadBefore, seconds }))
    await writeBenchmark(
      'teams',
      withSection(readFileSync(benchmarkFile('teams'), 'utf8'), 'outside', section),
    )
    console.log(section.join('\n\n'))
  } finally {
    await journey.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  process.exit(0)
}

function refuseUnlessLive({ released, page }: Journey) {
  if (!released.includes('is live') || !page.ok)
    throw new Error(`The area is not live: its page answers ${page.status}.\n${released}`)
}
