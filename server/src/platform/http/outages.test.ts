import type { FastifyInstance } from 'fastify'
import { Unavailable } from '../availability/unavailable'
import { createServer } from './createServer'
import { registerHealth } from './health'

let app: FastifyInstance
let failure: Error | undefined
const check = async () => {
  if (failure) throw failure
}

beforeEach(async () => {
  failure = undefined
  app = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  registerHealth(app, [check])
  app.get('/work', async () => check())
})
afterEach(() => app.close())

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

it.each([
  ['an unavailable database', () => new Unavailable('database', { cause: new Error('10.0.0.9') }), 503],
  ['a full disk', full, 507],
])('responds to %s with Retry-After and without internal details', async (_, error, status) => {
  failure = error()
  const response = await app.inject('/work')
  expect(response.statusCode).toBe(status)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({
    message: expect.stringContaining('Try again'),
    code: 'unavailable',
    requestId: expect.any(String),
  })
})

it('responds to a bug with 500', async () => {
  failure = new Error('a defect')
  expect((await app.inject('/work')).statusCode).toBe(500)
})

it('is not ready, with the reason, but alive', async () => {
  failure = full()
  const response = await app.inject('/readyz')
  expect([response.statusCode, response.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'not ready', reason: 'There is no space left to save this.' }),
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
