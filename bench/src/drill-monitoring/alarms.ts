import { setTimeout as sleep } from 'node:timers/promises'
import type { Alert, Prometheus } from '@mentor-connect/scripts/cluster/prometheus'
import type { Deployment } from '../drill-rolling/deployment'
import { outagesOf } from '../drill-rolling/outages'
import { alerts, HEARTBEAT } from '@mentor-connect/scripts/deploy/queries'
import type { AlertMails, MailKind } from './alertMails'
import type { BrowserReports } from './browserReports'
import { secondsFrom, secondsUntil } from './secondsUntil'

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
  /** Of the pages among the expected ones. */
  pages: string[]
  /** Until there were mails about all pages, and until there were mails about their end. In seconds. */
  mailedAfter: number | undefined
  endMailedAfter: number | undefined
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
      begin: () => browser.reportFailures('learner', 'broken', FAILURES),
      end: nothing,
    },
  ]
}

/** Names a process by its number instead of its address, which differs in each run. */
export function numbering(targets: Record<string, string[]>): (text: string) => string {
  const numbers = Object.values(targets).flatMap((addresses) =>
    addresses.map((address, index) => [address, `process ${index + 1}`] as const),
  )
  return (text) => numbers.reduce((changed, [address, number]) => changed.replaceAll(address, number), text)
}

/** A Prometheus whose alerts do so; without the sign of life, which always fires. */
export function withNumbers(prometheus: Prometheus, numbered: (text: string) => string): Prometheus {
  const alerts = async () =>
    (await prometheus.alerts())
      .filter(({ labels }) => labels.severity !== HEARTBEAT)
      .map((alert) => ({ ...alert, summary: numbered(alert.summary) }))
  return { ...prometheus, alerts }
}

const isPage = (name: string) =>
  alerts.some(({ alert, labels }) => alert === name && labels.severity === 'page')

/**
 * Lets it go wrong until the expected alerts fire and there are mails about the pages; then ends it and waits until none
 * fires or is about to, and until there are mails about that.
 */
export async function observeAlarms(
  prometheus: Prometheus,
  mails: AlertMails,
  { what, expected, begin, end }: Trouble,
): Promise<AlarmRow> {
  const fired: AlarmRow['fired'] = new Map()
  const look = async () => {
    const alerts = await prometheus.alerts()
    for (const alert of alerts) if (alert.isFiring) note(fired, alert)
    return alerts
  }
  const pages = expected.filter(isPage)
  const before = mails.count
  const areMailed = async (kind: MailKind) => {
    await look()
    return pages.every((name) => mails.find(name, kind, before))
  }
  const began = Date.now()
  const firedAfter = await secondsUntil(begin, async () => {
    await look()
    return expected.every((name) => fired.has(name))
  })
  const mailedAfter = await secondsFrom(began, () => areMailed('firing'))
  const ended = Date.now()
  const silentAfter = await secondsUntil(end, async () => (await look()).length === 0)
  const endMailedAfter = await secondsFrom(ended, () => areMailed('over'))
  return { what, expected, fired, firedAfter, silentAfter, pages, mailedAfter, endMailedAfter }
}

function note(fired: AlarmRow['fired'], { name, summary }: Alert) {
  fired.set(name, (fired.get(name) ?? new Set()).add(summary))
}
