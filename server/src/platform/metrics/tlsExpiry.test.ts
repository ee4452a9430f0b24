import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import Fastify from 'fastify'
import { metricsOf } from '../../testing/metricsOf'
import { registerMetrics } from './metrics'
import { watchTlsExpiry } from './tlsExpiry'

/** A server with a certificate of its own, which ends in three days. */
async function tlsServer() {
  const folder = mkdtempSync(join(tmpdir(), 'tls-expiry-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-x509', '-newkey', 'ed25519', '-nodes', '-days', '3', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  rmSync(folder, { recursive: true })
  return { url: `https://localhost:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

it('says when the certificate of an address ends, and nothing about one that is not reached', async () => {
  const { url, stop } = await tlsServer()
  const app = Fastify()
  registerMetrics(app)
  const check = watchTlsExpiry(app, { site: url, chat: 'https://localhost:9', api: 'http://localhost:4000' })
  await check()
  const [, seconds] =
    /^mentor_connect_tls_expires_timestamp_seconds\{address="site"\} ([\d.e+]+)$/m.exec(
      await metricsOf(app),
    ) ?? []
  const days = (Number(seconds) * 1000 - Date.now()) / DAY_MS
  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)
  expect(await metricsOf(app)).not.toMatch(/address="(chat|api)"/)

  await stop()
  await check()
  expect(await metricsOf(app)).not.toContain('address="site"')
  await app.close()
})
