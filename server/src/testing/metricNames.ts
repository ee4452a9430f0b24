import { Registry } from 'prom-client'
import { buildSite } from '../site/app'
import { chatMetrics } from '../chat/chat.metrics'
import type { Bus } from '../chat/bus/bus'
import { Hub } from '../chat/delivery/hub'
import { TestChat } from '../chat/testing/chatService'
import { registerDatabaseMetrics } from '../platform/database/database.metrics'
import { peerGauge } from '../platform/http/peers'
import { tlsExpiryGauge } from '../platform/metrics/tlsExpiry'
import { openDatabase } from '../platform/database/openDatabase'
import { testApp } from './testApp'
import { testConfig } from './testConfig'

/** The names of all metrics that the services serve, in the form that queries use. */
export async function metricNames(): Promise<Set<string>> {
  const api = await testApp()
  const chat = await TestChat.start()
  const site = await buildSite(testConfig())
  const registries = [api.app, chat.nodes[0]!, site].map((app) => app.metrics!)
  const found = [...registries, await ofSeveralProcesses()].map((registry) => registry.getMetricsAsArray())
  await Promise.all([api.close(), chat.close(), site.close()])
  return new Set(
    found.flat().flatMap(({ name, type }) =>
      // The package declares `type` as a number, but at run time it is a string.
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
}

/** The metrics that exist only with PostgreSQL and Redis, neither of which is connected, and in a running process. */
async function ofSeveralProcesses(): Promise<Registry> {
  const registry = new Registry()
  const db = openDatabase({ url: 'postgres://localhost:1/none', file: '' })
  registerDatabaseMetrics(registry, db)
  await db.destroy()
  peerGauge(registry)
  tlsExpiryGauge(registry)
  const bus = { isShared: true } as Bus
  chatMetrics(() => new Date()).register(registry, { hub: new Hub(), bus })
  return registry
}
