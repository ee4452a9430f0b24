import pino from 'pino'
import { createServer } from './createServer'
import { registerHealth } from './health'

async function server({ trustedProxies = [] as string[], https = true } = {}) {
  const logged: { level: number; msg: string; proxy?: string }[] = []
  const logger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
  const app = await createServer({ logger, sessionOf: async () => null, trustedProxies, https })
  registerHealth(app, [])
  app.get('/', async () => 'hello')
  const visit = (headers: Record<string, string>) =>
    app.inject({ url: '/', headers, remoteAddress: '10.0.0.7' })
  const warnings = () => logged.filter(({ level }) => level === 40)
  const told = async () => (await app.inject('/readyz')).json().warnings as string[] | undefined
  return { app, visit, warnings, told }
}

it.each([
  ['x-forwarded-for', { 'x-forwarded-for': '203.0.113.9' }],
  ['forwarded', { forwarded: 'for=203.0.113.9' }],
])('reports an untrusted proxy once, detected by %s', async (_, headers) => {
  const { app, visit, warnings, told } = await server()
  await visit({})
  expect(await told()).toBeUndefined()
  for (let i = 0; i < 3; i += 1) expect((await visit(headers)).statusCode).toBe(200)
  expect(warnings()).toEqual([
    expect.objectContaining({ proxy: '10.0.0.7', msg: expect.stringContaining('Set TRUSTED_PROXIES') }),
  ])
  expect(await told()).toEqual(['untrusted_proxy'])
  await app.close()
})

it.each([
  ['a trusted proxy', { trustedProxies: ['10.0.0.0/8'] }, '203.0.113.9'],
  ['a visitor on the machine of the trusted proxy', { trustedProxies: ['10.0.0.0/8'] }, '10.0.0.7'],
  ['a server without https', { https: false }, '203.0.113.9'],
])('reports nothing for %s', async (_, options, visitor) => {
  const { app, visit, warnings, told } = await server(options)
  await visit({ 'x-forwarded-for': visitor })
  expect(warnings()).toEqual([])
  expect(await told()).toBeUndefined()
  await app.close()
})
