import pino from 'pino'
import { metricsOf } from '../../testing/metricsOf'
import { registerMetrics } from '../metrics/metrics'
import { createServer } from './createServer'
import { registerHealth } from './health'
import { watchPeers } from './peers'

async function server() {
  const logged: { level: number; msg: string; peer?: string; err?: { message: string } }[] = []
  const logger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
  const app = await createServer({ logger, sessionOf: async () => null, trustedProxies: [], https: true })
  registerHealth(app, [])
  registerMetrics(app)
  const down = new Set<string>()
  const ask = (peer: string) => async () => {
    if (down.has(peer)) throw new Error(`${peer} refused the service key.`)
  }
  const check = watchPeers(app, { chat: ask('chat'), site: ask('site') })
  const ready = async () => (await app.inject('/readyz')).json() as { status: string; warnings?: string[] }
  const said = () => logged.filter(({ peer }) => peer)
  return { app, check, down, ready, said }
}

it('warns of a service that is not reached twice in a row, stays ready, and says when it is reached again', async () => {
  const { app, check, down, ready, said } = await server()
  await check()
  expect(await metricsOf(app)).toContain('mentor_connect_peer_reachable{peer="chat"} 1')

  down.add('chat')
  await check()
  expect(await metricsOf(app)).toContain('mentor_connect_peer_reachable{peer="chat"} 0')
  expect((await ready()).warnings).toBeUndefined()
  for (let i = 0; i < 3; i += 1) await check()
  expect(await ready()).toMatchObject({ status: 'ready', warnings: ['unreachable_chat'] })
  expect(said()).toEqual([
    expect.objectContaining({
      level: 40,
      peer: 'chat',
      err: expect.objectContaining({ message: 'chat refused the service key.' }),
      msg: expect.stringContaining('INTERNAL_CHAT_URL'),
    }),
  ])
  expect(await metricsOf(app)).toContain('mentor_connect_peer_reachable{peer="site"} 1')

  down.clear()
  await check()
  expect((await ready()).warnings).toBeUndefined()
  expect(said().at(-1)).toMatchObject({ level: 30, peer: 'chat' })
  await app.close()
})

it('keeps the warning about a proxy beside its own', async () => {
  const { app, check, down, ready } = await server()
  await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } })
  down.add('site')
  await check()
  await check()
  expect((await ready()).warnings).toEqual(['untrusted_proxy', 'unreachable_site'])
  await app.close()
})
