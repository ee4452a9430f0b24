import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { recordReads } from '@mentor-connect/server/testing/drill/recordedReads'
import { inRounds, median } from '../harness/statistics'
import { judged, table } from '../harness/table'
import { apiCall } from '../product/apiCall'
import { cpuMs } from '../product/processFigures'
import { startProcess } from '../product/program'
import { startServices } from '../product/services'
import { readsOf, type Step } from './journeys'

/**
 * Maximum processor time of a read, as a multiple of the time that the same statements take with Fastify
 * alone.
 */
const RATIO_MAX = 2
const REQUESTS = 1500
const AT_ONCE = 4

interface Server {
  url: string
  pid: number
}

/**
 * Compares the processor time of reads with that of the same statements and responses with Fastify alone, on
 * SQLite.
 */
export async function readsTable(
  rounds: number,
  world: { learners: number; mentors: number; courses: number },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-reads-'))
  const services = await startServices({ world, dataDir })
  const location = { file: join(dataDir, 'api.db') }
  const steps = readsOf(services.world)
  const file = join(dataDir, 'reads')
  writeFileSync(file, serialize(await recordReads(location, steps)))
  const bare = await startProcess('bench/src/load/bareReads.ts', {
    DATABASE_FILE: location.file,
    READS_FILE: file,
  })
  const servers = [
    { url: services.api[0]!, pid: services.instances.api[0]!.pid! },
    { url: bare.url, pid: bare.process.pid! },
  ]
  try {
    const candidates = steps.flatMap((step) => servers.map((server) => ({ step, server })))
    for (const candidate of candidates) await costOf(candidate)
    const costs = (await inRounds(rounds, candidates, costOf)).map(median)
    const rows = steps.map(({ path, cookie }, index) => {
      const [own, other] = [costs[2 * index]!, costs[2 * index + 1]!]
      const name = `${path.replace(/(course|u-drill|m-drill)-\w+/, ':id')}${cookie ? ', signed in' : ''}`
      return [name, own.toFixed(2), other.toFixed(2), judged(own / other, { atMost: RATIO_MAX, digits: 1 })]
    })
    return table(['read', 'API ms', 'Fastify ms', `ratio, ≤ ${RATIO_MAX}`], rows, { numbersFrom: 1 })
  } finally {
    await bare.kill()
    await services.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns the processor time of one request in ms, while a few requests are in progress. */
async function costOf({ step, server }: { step: Step; server: Server }): Promise<number> {
  const before = cpuMs(server.pid)
  let left = REQUESTS
  const send = async () => {
    while (left > 0) {
      left -= 1
      const { status, text } = await apiCall(server.url, step.path, { cookie: step.cookie })
      if (status !== 200) throw new Error(`${step.path}: ${status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return (cpuMs(server.pid) - before) / REQUESTS
}
