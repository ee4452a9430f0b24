import { setTimeout as sleep } from 'node:timers/promises'
import { startServices, type Setup } from '../product/services'
import { startSharedStores } from '../product/sharedStores'
import { People } from './people'
import type { PartResult } from './report'

/** Maximum time in ms until the next kill, counted from the moment at which everybody could write again. */
const BETWEEN_MAX_MS = 400

/** Number of kills after which the drill reports its progress. */
const PROGRESS = 20

const NODES = { apiProcesses: 2, chatProcesses: 3 }

/** Kills the only process of each service, on SQLite. */
export const drillKills = (kills: number) =>
  killInTurns(kills, {}, `${kills} × SIGKILL, of the API and of chat in turns, on SQLite`)

/** Kills one of several processes of each service, one at a time, on PostgreSQL and Redis. */
export async function drillNodes(kills: number): Promise<PartResult> {
  const { postgres, redis, stop } = await startSharedStores()
  const { apiProcesses, chatProcesses } = NODES
  const name = `${kills} × SIGKILL, of ${apiProcesses} processes of the API and ${chatProcesses} of chat in turns, on PostgreSQL and Redis`
  try {
    return await killInTurns(kills, { ...NODES, postgres, redisUrl: redis.url }, name)
  } finally {
    await stop()
  }
}

/** While people write, kills one process after the other with SIGKILL, and starts each of them again at once. */
async function killInTurns(kills: number, setup: Setup, name: string): Promise<PartResult> {
  const services = await startServices(setup)
  const { api, chat, world, instances } = services
  const killed = [...instances.api, ...instances.chat]
  try {
    const people = await People.start({ api, chat }, world)
    const counts = await people.during(async () => {
      for (let done = 0; done < kills; done += 1) {
        const instance = killed[done % killed.length]!
        await people.waitUntilAllWrite()
        await sleep(Math.random() * BETWEEN_MAX_MS)
        await instance.kill()
        await instance.start()
        if (done % PROGRESS === PROGRESS - 1) console.log(`• ${done + 1} of ${kills} kills`)
      }
      await people.waitUntilAllWrite()
    })
    const violations = killed.flatMap(({ crashes }) => crashes)
    return { rows: [{ name, mayFail: true, ...counts }], evaluation: await people.finish(), violations }
  } finally {
    await services.stop()
  }
}
