// `npm run bench:services [-- --rounds N --idle SECONDS]`: how fast the services of a distribution start, and how much memory
// they hold when nobody asks for anything. Only a run with the usual numbers is written to the document.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { everyArea } from '@mentor-connect/delivery/site/areas'
import { makeDistribution } from '@mentor-connect/scripts/distribution/makeDistribution'
import { numberOptions } from '../process/numberOptions'
import { circumstances, currentLoad } from '../report/circumstances'
import { table } from '../report/table'
import { median } from '../statistics'
import { writeBenchmark } from '../writeBenchmark'
import { memoryOf, SERVICES, startMeasured, type Measured, type ServiceName } from './measured'
import { startYardsticks, type Yardstick } from './yardsticks'

const USUAL = { rounds: 5, idle: 60 }
const GOALS: Record<ServiceName, number> = { api: 120, chat: 90, site: 70 }
const START_GOAL_MS = 1_000
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)

type Memory = Record<ServiceName | Yardstick, ReturnType<typeof memoryOf>>

try {
  const chosen = numberOptions(USUAL)
  const began = Date.now()
  const loadBefore = currentLoad()
  const text = await measure(chosen, () =>
    circumstances({ loadBefore, seconds: (Date.now() - began) / 1000 }),
  )
  const isUsual = chosen.rounds === USUAL.rounds && chosen.idle === USUAL.idle
  console.log(
    isUsual ? await writeBenchmark('services', text) : `${text}\nNot written: other numbers than usual.`,
  )
} catch (error) {
  exitWithError(error)
}

async function measure({ rounds, idle }: typeof USUAL, when: () => string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-services-'))
  try {
    const dist = join(folder, 'dist')
    await makeDistribution(dist, console.log, everyArea())
    await promisify(execFile)(process.execPath, [join(dist, 'server.mjs'), 'delivery', 'publish'], {
      cwd: folder,
      env: { PATH: process.env.PATH, RELEASE_BROWSER: 'off' },
    })
    const starts = await measureStarts(dist, folder, rounds)
    const memory = await measureMemory(dist, folder, idle)
    return report(starts, memory, { rounds, idle }, when())
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One service after another. The first start of each, which fills the database, does not count. */
async function measureStarts(dist: string, folder: string, rounds: number) {
  const starts = { api: [], chat: [], site: [] } as Record<ServiceName, Measured[]>
  for (let round = 0; round <= rounds; round++)
    for (const name of SERVICES) {
      const service = await startMeasured(dist, folder, name)
      await service.stop()
      if (round > 0) starts[name].push(service.measured)
    }
  return starts
}

/** All at the same time, as in a deployment. */
async function measureMemory(dist: string, folder: string, idle: number) {
  const running: { name: string; pid: number; stop: () => Promise<unknown> }[] = await startYardsticks(folder)
  for (const name of SERVICES) running.push({ name, ...(await startMeasured(dist, folder, name)) })
  await sleep(idle * 1000)
  const memory = running.map(({ name, pid }) => [name, memoryOf(pid)] as const)
  await Promise.all(running.map(({ stop }) => stop()))
  return Object.fromEntries(memory) as Memory
}

function report(
  starts: Record<ServiceName, Measured[]>,
  memory: Memory,
  { rounds, idle }: typeof USUAL,
  when: string,
): string {
  const rows = SERVICES.map((name) => {
    const ms = median(starts[name].map(({ readyMs }) => readyMs))
    const cpu = median(starts[name].map(({ cpuMs }) => cpuMs))
    const resident = megabytes(memory[name].resident)
    const own = megabytes(memory[name].anonymous)
    const missed = [
      ms > START_GOAL_MS ? 'start' : '',
      resident > GOALS[name] ? `memory (${GOALS[name]} MB)` : '',
    ]
    return [
      name,
      ...[ms, cpu, resident, own].map((value) => String(Math.round(value))),
      missed.filter(Boolean).join(', ') || '–',
    ]
  })
  return [
    '# Start and memory of the services',
    `Written by \`npm run bench:services\`: a distribution (\`npm run build\`) on SQLite with the demo content, without a vendor for signing in and without a mail server: their parts are loaded only where they are set. The memory allocator is set as in all deployments. A start lasts from the command until the service is ready to answer; medians of ${rounds}. Memory is what the operating system counts as resident after ${idle} seconds without a request; "own" is the part that no other process shares: most of the rest is the program file of Node itself.`,
    when,
    table(['service', 'ready ms', 'CPU ms', 'resident MB', 'own MB', 'missed goals'], rows, {
      numbersFrom: 1,
    }),
    `Goals: ready within ${START_GOAL_MS} ms; at most ${SERVICES.map((name) => `${GOALS[name]} MB for ${name}`).join(', ')}. In the same run, a Node process that does nothing held ${megabytes(memory.node.resident)} MB, a Fastify server with one route, bundled like the services, ${megabytes(memory.fastify.resident)} MB.`,
  ].join('\n\n')
}
