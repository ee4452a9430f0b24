// `npm run drill:server -- --kills 200 --restarts 20 --seconds 12 --only kills,attacks`: kills the services, stops
// their dependencies and attacks them while people use them. Fails if an acknowledged write is lost or duplicated,
// a process crashes, or a bystander is refused. A run of full size writes docs/benchmarks/reliability.md.
import { existsSync, readFileSync } from 'node:fs'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startPostgres, type Postgres } from '@mentor-connect/scripts/cluster/postgres'
import type { Blocking } from '@mentor-connect/server/testing/hostile/blocking'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { chosenParts } from '../process/chosenParts'
import { numberOptions } from '../process/numberOptions'
import { currentLoad } from '../report/circumstances'
import { drillAttacks } from './attackPart'
import { BLOCKED_LIMIT_MS, drillBlocking, KNOWN_LONG } from './blockingPart'
import { drillClock } from './clock'
import { drillDisk } from './disk'
import { violationsOf, type DrillRow } from './drillRow'
import { drillKills } from './kills'
import { PARTS, type Part } from './parts'
import { mainTable, updatedReport, type PartReport } from './report'
import { drillRestarts } from './restarts'
import { drillShutdown } from './shutdown'

const FULL_SIZE = {
  kills: 200,
  restarts: 20,
  seconds: 12,
  sockets: 1_000,
  resets: 500,
  slow: 100,
}
const sizes = numberOptions(FULL_SIZE)
const isFullSize = Object.entries(FULL_SIZE).every(
  ([name, size]) => sizes[name as keyof typeof sizes] >= size,
)

try {
  await drill(chosenParts(PARTS, process.argv.slice(2)))
} catch (error) {
  exitWithError(error)
}

async function drill(chosen: Part[]) {
  const parts = await run(chosen)
  if (isFullSize) await writeBenchmark('reliability', updatedReport(writtenReport(), parts))
  const rows = parts.flatMap((part) => part.rows)
  const blocking = parts.flatMap((part) => part.blocking)
  console.log(`\n${mainTable(rows)}`)
  for (const { name, blockedMs, firstMs } of blocking)
    console.log(`${blockedMs.toFixed(0).padStart(5)} ms blocked (first ${firstMs.toFixed(0)} ms): ${name}`)
  const violations = [...rows.flatMap(violationsOf), ...blocking.flatMap(tooLong)]
  if (violations.length > 0) exitWithError(`\n${violations.join('\n')}`)
  console.log('✓ nothing lost, nothing duplicated, nobody refused')
  process.exit(0)
}

/** What earlier runs have written. */
function writtenReport(): string {
  const file = benchmarkFile('reliability')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function run(chosen: Part[]): Promise<PartReport[]> {
  const reports: PartReport[] = []
  const needsPostgres = chosen.includes('kills') || chosen.includes('restarts')
  const postgres = needsPostgres ? await startPostgres() : undefined
  try {
    for (const part of chosen) {
      const loadBefore = currentLoad()
      const since = Date.now()
      const found = await runPart(part, postgres)
      const seconds = (Date.now() - since) / 1000
      reports.push({ part, rows: [], blocking: [], ...found, loadBefore, seconds })
      console.log(`• ${part}: ${Math.round(seconds)} s`)
    }
  } finally {
    await postgres?.stop()
  }
  return reports
}

type Found = { rows: DrillRow[] } | { blocking: Blocking[] }

/** @param postgres needed by kills and restarts */
async function runPart(part: Part, postgres: Postgres | undefined): Promise<Found> {
  switch (part) {
    case 'kills':
      return {
        rows: [
          await drillKills({ kills: sizes.kills }),
          await drillKills({ kills: sizes.kills, postgresUrl: postgres!.url }),
        ],
      }
    case 'restarts':
      return { rows: await drillRestarts(postgres!, sizes.restarts) }
    case 'disk':
      return { rows: await drillDisk() }
    case 'clock':
      return { rows: await drillClock() }
    case 'shutdown':
      return { rows: await drillShutdown() }
    case 'attacks':
      return { rows: await drillAttacks({ ms: sizes.seconds * 1000, ...sizes }) }
    case 'blocking':
      return { blocking: await drillBlocking() }
  }
}

function tooLong({ name, blockedMs }: Blocking): string[] {
  return blockedMs > BLOCKED_LIMIT_MS && !KNOWN_LONG.has(name)
    ? [`${name} blocks its service for ${blockedMs.toFixed(0)} ms`]
    : []
}
