import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { writePrometheusFiles } from './prometheusFiles'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'prometheus-files-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const written = (name: string) => parse(readFileSync(join(folder, name), 'utf8'))

test('only targets and times differ from the shipped files', () => {
  const targets = { api: ['127.0.0.1:1', '127.0.0.1:2'], chat: ['127.0.0.1:3'], site: [] }
  writePrometheusFiles(folder, targets, { interval: '1s', minuteSeconds: 4 })

  const { global, rule_files: rules, scrape_configs: scraped } = written('prometheus.yaml')
  expect(global.scrape_interval).toBe('1s')
  expect(rules).toEqual(['alerts.yaml'])
  expect(scraped[0].static_configs[0]).toEqual({ targets: targets.api, labels: { service: 'api' } })

  const [{ rules: alerts }] = written('alerts.yaml').groups
  expect(alerts).toContainEqual(expect.objectContaining({ alert: 'ServiceDown', for: '8s' }))
  expect(JSON.stringify(alerts)).toContain('process_start_time_seconds{job=\\"mentor-connect\\"}[60s]')
})
