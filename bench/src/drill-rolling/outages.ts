import { setTimeout as sleep } from 'node:timers/promises'
import type { Deployment } from './deployment'
import type { Kind } from './instance'

/** Something that is away for a while. */
export interface Outage {
  what: string
  seconds: number
  begin: () => Promise<void>
  end: () => Promise<void>
}

/** As long as systemd waits (`RestartSec`). */
const RESTART_S = 2
const AWAY_S = 5

/** Takes something away for as long as its outage lasts. */
export async function suffer({ seconds, begin, end }: Outage) {
  await begin()
  await sleep(seconds * 1000)
  await end()
}

export function outagesOf({ instances, stores: { postgres, redis, bucket } }: Deployment) {
  return {
    /** One of two processes, as in a power cut. */
    killed: (kind: Kind, index: 0 | 1): Outage => {
      const instance = instances[kind][index]!
      return {
        what: `process ${index + 1} of ${kind} killed (SIGKILL)`,
        seconds: RESTART_S,
        begin: () => instance.kill(),
        end: () => instance.start(),
      }
    },
    redis: (): Outage => ({
      what: 'Redis killed, its data lost',
      seconds: AWAY_S,
      begin: redis.kill,
      end: redis.start,
    }),
    postgres: (): Outage => ({
      what: 'PostgreSQL crashed',
      seconds: AWAY_S,
      begin: () => postgres.halt('immediate'),
      end: postgres.resume,
    }),
    bucket: (): Outage => ({
      what: 'S3 stand-in stopped',
      seconds: AWAY_S,
      begin: bucket.halt,
      end: bucket.resume,
    }),
  }
}
