import type { DrillCluster } from './drillCluster'
import type { DrillPerson } from './drillPerson'

export interface Chaos {
  /** How often each failure was caused. */
  readonly done: { killed: number; cut: number; redisRestarted: number }
  /** Resolves when everything is up again. */
  stop: () => Promise<void>
}

const PAUSE_MS = [2_000, 8_000] as const
const REDIS_AWAY_MS = [500, 4_000] as const
const CUT_SHARE = 0.2

const between = ([low, high]: readonly [number, number]) => low + Math.random() * (high - low)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills nodes, cuts connections and restarts Redis, at random times and concurrently. */
export function spreadChaos(cluster: DrillCluster, people: DrillPerson[]): Chaos {
  const done = { killed: 0, cut: 0, redisRestarted: 0 }
  let isOver = false
  const repeat = async (breakSomething: () => Promise<void>) => {
    while (!isOver) {
      await wait(between(PAUSE_MS))
      if (!isOver) await breakSomething()
    }
  }
  const running = Promise.all([
    repeat(async () => {
      done.killed += 1
      await cluster.restart(Math.floor(Math.random() * cluster.urls.length))
    }),
    repeat(async () => {
      const unlucky = people.filter(() => Math.random() < CUT_SHARE)
      done.cut += unlucky.length
      for (const person of unlucky) person.cut()
    }),
    repeat(async () => {
      done.redisRestarted += 1
      await cluster.redis.kill()
      await wait(between(REDIS_AWAY_MS))
      await cluster.redis.start()
    }),
  ])
  return {
    done,
    stop: async () => {
      isOver = true
      await running
    },
  }
}
