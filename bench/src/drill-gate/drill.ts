// `npm run drill:gate -- --only "second"`: releases every bad release of the table to a site of its own, as the release
// command does, and fails if one becomes live or is refused for another reason. Without --only it writes its section of
// docs/benchmarks/teams.md.
import { readFileSync } from 'node:fs'
import { exitWithError } from '@mentor-connect/build/cliError'
import { badReleases } from '@mentor-connect/delivery/testing/bad-releases/badReleases'
import { circumstances, currentLoad } from '../report/circumstances'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { prepareSite } from './prepareSite'
import { withSection } from '../report/section'
import { gateSection, type Tried } from './report'

try {
  await drill(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}

async function drill(line: string[]) {
  const at = line.indexOf('--only')
  const only = at < 0 ? '' : (line[at + 1] ?? '')
  const loadBefore = currentLoad()
  const since = Date.now()
  const site = await prepareSite()
  const tried: Tried[] = []
  try {
    for (const bad of (await badReleases()).filter(({ name }) => name.includes(only))) {
      const began = Date.now()
      const answer = await site.release(bad)
      const isRefused = bad.says.test(answer)
      tried.push({ name: bad.name, isRefused, seconds: (Date.now() - began) / 1000 })
      console.log(`${isRefused ? '✓' : '✗'} ${bad.name}${isRefused ? '' : `\n${answer}`}`)
    }
  } finally {
    site.remove()
  }
  const failed = tried.filter(({ isRefused }) => !isRefused)
  const run = circumstances({ loadBefore, seconds: (Date.now() - since) / 1000 })
  if (!only) await writeBenchmark('teams', withSection(written(), 'gate', gateSection(tried, run)))
  if (failed.length > 0)
    exitWithError(`${failed.length} of ${tried.length} were not refused as they should be`)
  console.log(`✓ ${tried.length} bad releases were refused, each for its reason`)
  process.exit(0)
}

function written(): string {
  return readFileSync(benchmarkFile('teams'), 'utf8')
}
