import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { DEPLOY } from '../deploy/deployment'
import { stopProcess } from '../process/childProcess'
import { findProgram } from './findProgram'
import { startReady } from './readyProcess'

/** A series of an instant query with its value now. */
export interface Sample {
  metric: Record<string, string>
  value: number
}

/** A pending or firing alert. */
export interface Alert {
  name: string
  isFiring: boolean
  labels: Record<string, string>
  summary: string
}

export interface Prometheus {
  /** @throws with the reason if the query is not valid */
  query: (expr: string) => Promise<Sample[]>
  alerts: () => Promise<Alert[]>
  version: string
  stop: () => Promise<void>
}

const program = () => findProgram({ name: 'prometheus', title: 'Prometheus' })

/**
 * Checks the files of `deploy/prometheus` and runs the tests of its rules.
 *
 * @throws with what promtool prints if something is wrong
 */
export function checkPrometheusFiles(): void {
  const promtool = join(dirname(program()), 'promtool')
  const folder = join(DEPLOY, 'prometheus')
  for (const line of [
    ['check', 'config', 'prometheus.yaml'],
    ['check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ])
    execFileSync(promtool, line, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })
}

/**
 * Runs Prometheus on a free port with this configuration, and its data in a folder.
 *
 * @param resendDelay how often it tells Alertmanager of an alert; after four times as long, a silent Prometheus counts as
 *   the end of its alerts
 */
export async function startPrometheus(
  configuration: string,
  folder: string,
  resendDelay: string,
): Promise<Prometheus> {
  const url = `http://127.0.0.1:${await freePort()}`
  const options = [
    `--config.file=${configuration}`,
    `--storage.tsdb.path=${folder}`,
    `--web.listen-address=${new URL(url).host}`,
    `--rules.alert.resend-delay=${resendDelay}`,
  ]
  const child = await startReady({ program: program(), options, folder, url })
  const { version } = await ask<{ version: string }>(url, 'status/buildinfo')
  return {
    version,
    query: async (expr) => {
      const { result } = await ask<{ result: Answered[] }>(
        url,
        `query?${String(new URLSearchParams({ query: expr }))}`,
      )
      return result.map(({ metric, value: [, value] }) => ({ metric, value: Number(value) }))
    },
    alerts: async () => {
      const { alerts } = await ask<{ alerts: AnsweredAlert[] }>(url, 'alerts')
      return alerts.map(
        ({ labels: { alertname: name = '', ...labels }, state, annotations: { summary } }) => ({
          ...{ name, labels, summary },
          isFiring: state === 'firing',
        }),
      )
    },
    stop: () => stopProcess(child),
  }
}

interface Answered {
  metric: Record<string, string>
  value: [number, string]
}

interface AnsweredAlert {
  labels: Record<string, string>
  state: 'pending' | 'firing'
  annotations: { summary: string }
}

async function ask<Data>(url: string, path: string): Promise<Data> {
  const response = await fetch(`${url}/api/v1/${path}`)
  const answer = (await response.json()) as { status: string; data: Data; error?: string }
  if (answer.status !== 'success') throw new Error(`Prometheus: ${answer.error}`)
  return answer.data
}
