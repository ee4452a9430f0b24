import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { tls } from '../product/apiCall'
import { KINDS, type Instance } from '../product/instance'
import { startDeployment } from './deployment'
import { People } from './people'
import type { PartResult, Row } from './report'

/**
 * Time in ms after which the proxy has noticed that a process is ready again. The proxy checks every second.
 */
const NOTICED_MS = 2_500
/** Pause in ms after an outage, so that everybody gets a few responses before the next outage. */
const RECOVERED_MS = 5_000
/** Seconds until a killed process is started again, as with systemd (`RestartSec`). */
const RESTART_S = 2
const AWAY_S = 5

type Outage = [name: string, seconds: number, begin: () => Promise<void>, end: () => Promise<void>]

/**
 * Restarts the two processes of each service one after the other behind a proxy, while people read, write and talk.
 * Then kills one process of each service, and stops each of the stores that they share.
 */
export async function drillRolling(restarts: number): Promise<PartResult> {
  const deployment = await startDeployment()
  const { instances, stores } = deployment
  try {
    tls.ca = readFileSync(deployment.proxy.authority)
    const { api, chat, site } = deployment.urls
    const people = await People.start({ api: [api], chat: [chat], site }, deployment.world)
    const rows: Row[] = []
    for (const kind of KINDS) {
      const name = `${restarts} × both of ${kind} restarted`
      const counts = await people.during(() => roll(instances[kind], restarts))
      rows.push({ name, mayFail: false, ...counts })
    }
    const { redis, postgres, bucket } = stores
    const outages: Outage[] = [
      ...KINDS.map((kind): Outage => {
        const [instance] = instances[kind]
        const kill = () => instance!.kill()
        return [`process 1 of ${kind} killed (SIGKILL)`, RESTART_S, kill, () => instance!.start()]
      }),
      ['Redis killed, its data lost', AWAY_S, redis.kill, redis.start],
      ['PostgreSQL crashed', AWAY_S, () => postgres.halt('immediate'), postgres.resume],
      ['S3 stand-in stopped', AWAY_S, bucket.halt, bucket.resume],
    ]
    for (const [name, seconds, begin, end] of outages) {
      const counts = await people.during(async () => {
        await begin()
        await sleep(seconds * 1000)
        await end()
        await sleep(RECOVERED_MS)
      })
      rows.push({ name: `${name}, for ${seconds} s`, mayFail: true, ...counts })
    }
    await people.waitUntilAllWrite()
    return { rows, evaluation: await people.finish(), violations: [] }
  } finally {
    await deployment.stop()
  }
}

/**
 * Restarts the processes one after the other. The next one is restarted only when the proxy uses the previous
 * one again.
 */
async function roll(ofKind: Instance[], times: number) {
  for (let turn = 0; turn < times; turn += 1)
    for (const instance of ofKind) {
      await instance.stop()
      await instance.start()
      await sleep(NOTICED_MS)
    }
}
