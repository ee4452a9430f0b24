import { freePort } from '../../testing/freePort'
import { testApp, type TestApp } from '../../testing/testApp'
import { testConfig } from '../../testing/testConfig'
import { buildSite } from '../../site/app'
import { serveMetrics } from './serveMetrics'

let test: TestApp
let metricsPort: number
const options = () => ({ metricsPort, metricsHost: '127.0.0.1' })
const at = (path: string, port = metricsPort) => fetch(`http://127.0.0.1:${port}${path}`)

beforeEach(async () => {
  metricsPort = await freePort()
  test = await testApp({ production: true })
})
afterEach(() => test.close())

it('serves the metrics of a process on a port of their own, and only there', async () => {
  await serveMetrics(test.app, 'api', options())
  await test.app.inject('/healthz')
  const response = await at('/metrics')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await response.text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"} 1')
  expect(text).toContain('process_cpu_seconds_total')
  expect((await at('/healthz')).status).toBe(404)
  expect((await test.app.inject('/metrics')).body).toBe((await test.app.inject('/nowhere')).body)
})

it('gives each process its own port, up to the end of the process', async () => {
  const site = await buildSite(testConfig({ production: true }))
  await serveMetrics(site, 'site', options())
  expect((await at('/metrics', metricsPort + 2)).status).toBe(200)
  await site.close()
  await expect(at('/metrics', metricsPort + 2)).rejects.toThrow()
})

it('has metrics while the database is unavailable', async () => {
  await serveMetrics(test.app, 'api', options())
  await test.db.destroy()
  const response = await at('/metrics')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('nodejs_eventloop_lag_p99_seconds')
})

it('refuses to start on a port that is taken, and names the setting', async () => {
  await serveMetrics(test.app, 'api', options())
  const other = await buildSite(testConfig())
  await expect(serveMetrics(other, 'api', options())).rejects.toThrow(/set METRICS_PORT to a free port/)
  await other.close()
})

it('serves nothing without a port', async () => {
  await serveMetrics(test.app, 'api', { metricsPort: undefined, metricsHost: '127.0.0.1' })
  await expect(at('/metrics')).rejects.toThrow()
})
