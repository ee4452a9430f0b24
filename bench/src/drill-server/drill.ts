// `npm run drill:server -- --kills 200 --restarts 20 --seconds 12 --only kills,attacks`: kills the services, stops
// their dependencies and attacks them while people use them. Fails if an acknowledged write is lost or duplicated,
// a process crashes, or a bystander is refused. A run of all parts writes docs/benchmarks/reliability.md.
import { loadavg } from 'node:os'
import { exitWithError } from '@mentor-connect/delivery/process/cliError'
import { startPostgres } from '@mentor-connect/scripts/cluster/postgres'
import type { Blocking } from '@mentor-connect/server/testing/hostile/blocking'
import { writeBenchmark } from '../writeBenchmark'
import { numberOptions } from '../process/numberOptions'
import { drillAttacks } from './attackPart'
import { BLOCKED_LIMIT_MS, drillBlocking, KNOWN_LONG } from './blockingPart'
import { drillClock } from './clock'
import { drillDisk } from './disk'
import { violationsOf, type DrillRow } from './drillRow'
import { drillKills } from './kills'
import { chosenParts, PARTS, type Part } from './options'
import { mainTable, report } from './report'
import { drillRestarts } from './restarts'
import { drillShutdown } from './shutdown'

/** Runs with fewer kills do not count as full runs. */
const KILLS = 200
const sizes = numberOptions({
  kills: KILLS,
  restarts: 20,
  seconds: 12,
  sockets: 1_000,
  resets: 500,
  slow: 100,
})

try {
  await drill(chosenParts(process.argv.slice(2)))
} catch (error) {
  exitWithError(error)
}

async function drill(chosen: Part[]) {
  const loadBefore = loadavg()[0] ?? NaN
  const began = Date.now()
  const { rows, blocking } = await run(chosen)
  const seconds = (Date.now() - began) / 1000
  const leftOut = PARTS.filter((part) => !chosen.includes(part))
  const text = report({ rows, blocking, loadBefore, seconds, leftOut })
  if (leftOut.length === 0 && sizes.kills >= KILLS) await writeBenchmark('reliability', text)
  console.log(`\n${mainTable(rows)}`)
  for (const { name, blockedMs, firstMs } of blocking)
    console.log(`${blockedMs.toFixed(0).padStart(5)} ms blocked (first ${firstMs.toFixed(0)} ms): ${name}`)
  const violations = [...rows.flatMap(violationsOf), ...blocking.flatMap(tooLong)]
  if (violations.length > 0) exitWithError(`\n${violations.join('\n')}`)
  console.log('✓ nothing lost, nothing duplicated, nobody refused')
  process.exit(0)
}

async function run(chosen: Part[]): Promise<{ rows: DrillRow[]; blocking: Blocking[] }> {
  const rows: DrillRow[] = []
  const blocking: Blocking[] = []
  const needsPostgres = chosen.includes('kills') || chosen.includes('restarts')
  const postgres = needsPostgres ? await startPostgres() : undefined
  const parts: Record<Part, () => Promise<DrillRow[]>> = {
    kills: async () => [
      await drillKills({ kills: sizes.kills }),
      await drillKills({ kills: sizes.kills, postgresUrl: postgres!.url }),
    ],
    restarts: () => drillRestarts(postgres!, sizes.restarts),
    disk: drillDisk,
    clock: drillClock,
    shutdown: drillShutdown,
    attacks: () => drillAttacks({ ms: sizes.seconds * 1000, ...sizes }),
    blocking: async () => {
      blocking.push(...(await drillBlocking()))
      return []
    },
  }
  try {
    for (const part of chosen) {
      const since = Date.now()
      rows.push(...(await parts[part]()))
      console.log(`• ${part}: ${Math.round((Date.now() - since) / 1000)} s`)
    }
  } finally {
    await postgres?.stop()
  }
  return { rows, blocking }
}

function tooLong({ name, blockedMs }: Blocking): string[] {
  return blockedMs > BLOCKED_LIMIT_MS && !KNOWN_LONG.has(name)
    ? [`${name} blocks its service for ${blockedMs.toFixed(0)} ms`]
    : []
}
