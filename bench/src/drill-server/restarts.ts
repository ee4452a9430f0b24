import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { startRedis } from '@mentor-connect/server/testing/redisServer'
import { apiCall } from './apiCall'
import type { DrillRow } from './drillRow'
import type { Product } from './product'
import { ProductUnderWrites } from './productUnderWrites'

const AWAY_MS = [300, 1_500] as const
const BETWEEN_MS = 300
const READINESS_DEADLINE_MS = 5_000
const POLL_MS = 100
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A dependency of the services that is stopped for a while. */
interface Dependency {
  name: 'PostgreSQL' | 'Redis'
  leave: (turn: number) => Promise<void>
  comeBack: () => Promise<void>
  /** Status of `/readyz` while it is stopped. */
  readiness: 200 | 503
}

/** Restarts PostgreSQL and then Redis while people write to the API and to chat. */
export async function drillRestarts(postgres: Postgres, restarts: number): Promise<DrillRow[]> {
  const redis = await startRedis(findRedis())
  const dependencies: Dependency[] = [
    {
      name: 'PostgreSQL',
      leave: (turn) => postgres.halt(turn % 2 === 0 ? 'fast' : 'immediate'),
      comeBack: postgres.resume,
      readiness: 503,
    },
    { name: 'Redis', leave: redis.kill, comeBack: redis.start, readiness: 200 },
  ]
  const rows: DrillRow[] = []
  for (const dependency of dependencies) {
    const people = await ProductUnderWrites.start({ postgresUrl: postgres.url, redisUrl: redis.url })
    rows.push(await restartDuringWrites(dependency, restarts, people))
    await people.product.remove()
  }
  await redis.kill()
  return rows
}

async function restartDuringWrites(
  dependency: Dependency,
  restarts: number,
  people: ProductUnderWrites,
): Promise<DrillRow> {
  const violations: string[] = []
  const recoveries: number[] = []
  for (let turn = 0; turn < restarts; turn += 1) {
    await wait(BETWEEN_MS)
    await dependency.leave(turn)
    await wait(AWAY_MS[0] + Math.random() * (AWAY_MS[1] - AWAY_MS[0]))
    violations.push(...(await readinessViolations(dependency, people.product)))
    await dependency.comeBack()
    recoveries.push(await people.waitUntilAllWrite())
  }
  const evaluation = await people.check()
  const reconnects = people.talk.people.reduce((count, person) => count + person.reconnects, 0)
  return {
    what: `${restarts} restarts of ${dependency.name}`,
    ...{ evaluation, crashes: people.product.crashes() },
    violations: [...violations, ...people.violations],
    seen: `${people.seen}; chat connected again ${reconnects} times; all write again after ${Math.round(Math.max(...recoveries))} ms at most`,
  }
}

/** Polls readiness until it is as expected, because services cache it for a second. */
async function readinessViolations(dependency: Dependency, { services }: Product): Promise<string[]> {
  const violations: string[] = []
  for (const { name, url } of services) {
    const deadline = Date.now() + READINESS_DEADLINE_MS
    let ready = await apiCall(url, '/readyz')
    while (ready.status !== dependency.readiness && Date.now() < deadline) {
      await wait(POLL_MS)
      ready = await apiCall(url, '/readyz')
    }
    if (ready.status !== dependency.readiness)
      violations.push(
        `/readyz of ${name} returned ${ready.status} while ${dependency.name} was down: ${ready.text}`,
      )
    const healthy = await apiCall(url, '/healthz')
    if (healthy.status !== 200) violations.push(`/healthz of ${name} returned ${healthy.status}`)
  }
  return violations
}
