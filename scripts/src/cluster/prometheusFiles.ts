import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { read } from '../deploy/deployment'

interface Configuration {
  global: Record<string, string>
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] }
  scrape_configs: { static_configs: { targets: string[]; labels: { service: string } }[] }[]
}

export interface Addresses {
  /** Service → `host:port` of each process. */
  services: Record<string, string[]>
  /** `host:port` */
  alertmanager: string
}

export interface Pace {
  /** How often metrics are read and rules evaluated. */
  interval: string
  /** How long a minute of the rules lasts. */
  minuteSeconds: number
}

/**
 * Writes the files of `deploy/prometheus` for services on this machine: with their addresses as targets, and faster.
 *
 * @returns the file of the configuration
 */
export function writePrometheusFiles(folder: string, addresses: Addresses, pace: Pace): string {
  mkdirSync(folder, { recursive: true })
  const configuration = parse(read('prometheus/prometheus.yaml')) as Configuration
  const { interval } = pace
  configuration.global = {
    ...configuration.global,
    ...{ scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
  }
  for (const one of configuration.scrape_configs.flatMap(({ static_configs: configs }) => configs))
    one.targets = addresses.services[one.labels.service] ?? []
  for (const one of configuration.alerting.alertmanagers.flatMap(({ static_configs: configs }) => configs))
    one.targets = [addresses.alertmanager]
  const file = join(folder, 'prometheus.yaml')
  writeFileSync(file, stringify(configuration))
  writeFileSync(join(folder, 'alerts.yaml'), faster(read('prometheus/alerts.yaml'), pace))
  return file
}

/** The rules with each time in minutes shortened. */
const faster = (rules: string, { minuteSeconds }: Pace) =>
  rules
    .replace(/(?<=\[|for: |offset )(\d+)m\b/g, (_, minutes: string) => `${Number(minutes) * minuteSeconds}s`)
    .replace(/\b(\d+) \* 60\b/g, `$1 * ${minuteSeconds}`)
