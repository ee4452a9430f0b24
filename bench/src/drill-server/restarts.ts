import type { Postgres } from '@mentor-connect/scripts/cluster/postgres'
import { findRedis } from '@mentor-connect/scripts/cluster/redis'
import { startRedis } from '@mentor-connect/server/testing/redisServer'
import { apiCall } from './apiCall'
import type { DrillRow } from './drillRow'
import type { Product } from './product'
import { WrittenTo } from './writtenTo'

const AWAY_MS = [300, 1_500] as const
const BETWEEN_MS = 300
const READINESS_DEADLINE_MS = 5_000
const POLL_MS = 100
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Something that the services need, and that goes away for a while. */
interface Need {
  name: 'PostgreSQL' | 'Redis'
  leave: (turn: number) => Promise<void>
  comeBack: () => Promise<void>
  /** What `/readyz` says while it is away. */
  readiness: 200 | 503
}

/** Restarts PostgreSQL and then Redis while people write to the API and to chat. */
export async function drillRestarts(postgres: Postgres, restarts: number): Promise<DrillRow[]> {
  const redis = await startRedis(findRedis())
  const needs: Need[] = [
    {
      name: 'PostgreSQL',
      leave: (turn) => postgres.halt(turn % 2 === 0 ? 'fast' : 'immediate'),
      comeBack: postgres.resume,
      readiness: 503,
    },
    { name: 'Redis', leave: redis.kill, comeBack: redis.start, readiness: 200 },
  ]
  const rows: DrillRow[] = []
  for (const need of needs) {
    const people = await WrittenTo.start({ postgresUrl: postgres.url, redisUrl: redis.url })
    rows.push(await restartDuringWrites(need, restarts, people))
    await people.product.remove()
  }
  await redis.kill()
  return rows
}

async function restartDuringWrites(need: Need, restarts: number, people: WrittenTo): Promise<DrillRow> {
  const faults: string[] = []
  const recoveries: number[] = []
  for (let turn = 0; turn < restarts; turn += 1) {
    await wait(BETWEEN_MS)
    await need.leave(turn)
    await wait(AWAY_MS[0] + Math.random() * (AWAY_MS[1] - AWAY_MS[0]))
    faults.push(...(await wrongReadiness(need, people.product)))
    await need.comeBack()
    recoveries.push(await people.untilAllWrite())
  }
  const verdict = await people.check()
  const reconnects = people.talk.people.reduce((count, person) => count + person.reconnects, 0)
  return {
    what: `${restarts} restarts of ${need.name}`,
    ...{ verdict, deaths: people.product.deaths() },
    faults: [...faults, ...people.faults],
    seen: `${people.seen}; chat connected again ${reconnects} times; all write again after ${Math.round(Math.max(...recoveries))} ms at most`,
  }
}

/** Readiness is asked for until it says what it should: what was found is believed for a second. */
async function wrongReadiness(need: Need, { services }: Product): Promise<string[]> {
  const faults: string[] = []
  for (const { name, url } of services) {
    const deadline = Date.now() + READINESS_DEADLINE_MS
    let ready = await apiCall(url, '/readyz')
    while (ready.status !== need.readiness && Date.now() < deadline) {
      await wait(POLL_MS)
      ready = await apiCall(url, '/readyz')
    }
    if (ready.status !== need.readiness)
      faults.push(`/readyz of ${name} said ${ready.status} while ${need.name} was away: ${ready.text}`)
    const healthy = await apiCall(url, '/healthz')
    if (healthy.status !== 200) faults.push(`/healthz of ${name} said ${healthy.status}`)
  }
  return faults
}
