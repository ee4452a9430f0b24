import { setTimeout as sleep } from 'node:timers/promises'
import type { Alert, Prometheus } from '@mentor-connect/scripts/cluster/prometheus'
import type { Deployment } from '../drill-rolling/deployment'
import { outagesOf } from '../drill-rolling/outages'
import type { BrowserReports } from './browserReports'
import { secondsUntil } from './secondsUntil'

/** Something that goes wrong, and the alerts that have to fire. */
export interface Trouble {
  what: string
  expected: string[]
  begin: () => Promise<void>
  end: () => Promise<void>
}

export interface AlarmRow {
  what: string
  expected: string[]
  /** Texts of all alerts that fired, by alert. */
  fired: Map<string, Set<string>>
  /** Until all expected alerts fired, and until none fired or was about to; undefined: never. In seconds. */
  firedAfter: number | undefined
  silentAfter: number | undefined
}

/** More than `ServiceRestarts` allows. */
const RESTARTS = 4
/** A process has to live until its metrics are read. */
const LIVES_MS = 2_000
/** More than `AreaFails` allows. */
const FAILURES = 60

export function troublesOf(deployment: Deployment, browser: BrowserReports): Trouble[] {
  const { killed, redis, postgres } = outagesOf(deployment)
  const restarted = deployment.instances.site[1]!
  const nothing = () => Promise.resolve()
  return [
    { ...redis(), expected: ['ChatNodesApart'] },
    { ...killed('api', 0), expected: ['ServiceDown'] },
    { ...postgres(), expected: ['ServiceNotReady', 'MessagesFail'] },
    {
      what: `process 2 of site killed (SIGKILL) and started, ${RESTARTS} times`,
      expected: ['ServiceRestarts'],
      begin: async () => {
        for (let turn = 0; turn < RESTARTS; turn += 1) {
          await restarted.kill()
          await restarted.start()
          await sleep(LIVES_MS)
        }
      },
      end: nothing,
    },
    {
      what: `browsers report ${FAILURES} failures of a release`,
      expected: ['AreaFails'],
      // The first reports of a release only start its series.
      begin: async () => {
        await browser.reportFailures('learner', 'broken', 2)
        await sleep(LIVES_MS)
        await browser.reportFailures('learner', 'broken', FAILURES)
      },
      end: nothing,
    },
  ]
}

/** Its alerts name a process by its number instead of its address, which differs in each run. */
export function withNumbers(prometheus: Prometheus, targets: Record<string, string[]>): Prometheus {
  const numbers = Object.values(targets).flatMap((addresses) =>
    addresses.map((address, index) => [address, `process ${index + 1}`] as const),
  )
  const numbered = (text: string) =>
    numbers.reduce((changed, [address, number]) => changed.replaceAll(address, number), text)
  const alerts = async () =>
    (await prometheus.alerts()).map((alert) => ({ ...alert, summary: numbered(alert.summary) }))
  return { ...prometheus, alerts }
}

/** Lets it go wrong until the expected alerts fire, then ends it and waits until none fires or is about to. */
export async function observeAlarms(
  prometheus: Prometheus,
  { what, expected, begin, end }: Trouble,
): Promise<AlarmRow> {
  const fired: AlarmRow['fired'] = new Map()
  const look = async () => {
    const alerts = await prometheus.alerts()
    for (const alert of alerts) if (alert.isFiring) note(fired, alert)
    return alerts
  }
  const firedAfter = await secondsUntil(begin, async () => {
    await look()
    return expected.every((name) => fired.has(name))
  })
  const silentAfter = await secondsUntil(end, async () => (await look()).length === 0)
  return { what, expected, fired, firedAfter, silentAfter }
}

function note(fired: AlarmRow['fired'], { name, summary }: Alert) {
  fired.set(name, (fired.get(name) ?? new Set()).add(summary))
}
