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
  const services = { api: ['127.0.0.1:1', '127.0.0.1:2'], chat: ['127.0.0.1:3'], site: [] }
  const alertmanager = '127.0.0.1:4'
  writePrometheusFiles(folder, { services, alertmanager }, { interval: '1s', minuteSeconds: 4 })

  const { global, rule_files: rules, scrape_configs: scraped, alerting } = written('prometheus.yaml')
  expect(global.scrape_interval).toBe('1s')
  expect(rules).toEqual(['alerts.yaml'])
  expect(alerting.alertmanagers).toEqual([{ static_configs: [{ targets: [alertmanager] }] }])
  expect(scraped[0].static_configs[0]).toEqual({ targets: services.api, labels: { service: 'api' } })

  const [{ rules: alerts }] = written('alerts.yaml').groups
  expect(alerts).toContainEqual(expect.objectContaining({ alert: 'ServiceDown', for: '8s' }))
  expect(JSON.stringify(alerts)).toContain('process_start_time_seconds{job=\\"mentor-connect\\"}[60s]')
  expect(JSON.stringify(alerts)).toContain(
    'up offset 40s == 1 or time() - process_start_time_seconds < 10 * 4',
  )
})
