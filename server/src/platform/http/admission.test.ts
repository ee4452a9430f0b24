import { endpoint, type Access } from '@mentor-connect/contract/api/endpoint'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { RateLimitName } from '@mentor-connect/contract/rules/rateLimits'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Caller } from './rateLimits'
import type { Session } from './access'
import { createServer } from './createServer'
import { errors } from './errors'
import { serve } from './serve'

const SERVICE_KEY = 'a key that only the services know'

const at = (path: string, access: Access, rateLimit?: RateLimitName) =>
  endpoint({
    method: 'POST',
    path,
    access,
    rateLimit,
    summary: '',
    body: Type.Object({ list: Type.Array(Type.Integer(), { maxItems: 3 }) }),
    reply: Type.Unknown(),
  })

let app: FastifyInstance
let taken: [RateLimitName, Caller][]
let isUsedUp: boolean

beforeEach(async () => {
  taken = []
  isUsedUp = false
  app = await createServer({
    sessionOf: async ({ headers }) =>
      headers['x-role']
        ? ({
            role: headers['x-role'],
            personId: 'me',
            sessionId: 's',
            restriction: headers['x-restriction'],
          } as Session)
        : null,
    serviceKey: SERVICE_KEY,
    limits: {
      take: async (name, caller) => {
        taken.push([name, caller])
        if (isUsedUp) throw errors.rateLimited(42)
      },
      close: async () => undefined,
    },
    trustedProxies: [],
    https: false,
  })
  const answer = async () => ({ data: 'done' })
  serve(app, at('/internal', 'service'), answer)
  serve(app, at('/own', 'user'), answer)
  serve(app, at('/search', 'public', 'search'), answer)
  serve(app, at('/who', 'public'), async (_, { session }) => ({ data: session?.personId ?? 'nobody' }))
  serve(app, { ...at('/leave', 'session'), whileRestricted: true }, answer)
  app.get('/picture', { config: { rateLimit: 'asset' } }, async () => 'picture')
  app.get('/probe', { config: { rateLimit: 'none' } }, async () => 'ok')
})
afterEach(() => app.close())

/** A body that would be refused with 400 if it were read. */
const WRONG_BODY = { list: ['a', 'b'] }
const post = (url: string, headers: Record<string, string> = {}, payload: object = WRONG_BODY) =>
  app.inject({ method: 'POST', url, headers, payload })

describe('the body of a request', () => {
  it.each([
    ['without the service key', '/internal', {}, 404],
    ['with another key', '/internal', { [SERVICE_KEY_HEADER]: 'a key that is not the right one' }, 404],
    ['by a signed-in person', '/internal', { 'x-role': 'user' }, 404],
    ['without a session', '/own', {}, 401],
    ['by a person of the other role', '/own', { 'x-role': 'mentor' }, 403],
  ])('is not read %s', async (_, url, headers, status) => {
    const response = await post(url, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json()).not.toHaveProperty('fields')
  })

  it('is not read when the rate limit is exceeded', async () => {
    isUsedUp = true
    const response = await post('/search')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('42')
    expect(response.json()).toEqual({
      message: 'Too many requests. Try again in 42 seconds.',
      code: 'rate_limited',
    })
  })

  it('is read for admitted requests', async () => {
    expect((await post('/internal', { [SERVICE_KEY_HEADER]: SERVICE_KEY })).statusCode).toBe(400)
    expect((await post('/own', { 'x-role': 'user' })).statusCode).toBe(400)
    expect((await post('/search', {}, { list: [1] })).statusCode).toBe(200)
  })
})

describe.each(['account_suspended', 'mentor_pending'])('a person who is restricted by %s', (restriction) => {
  const headers = { 'x-role': 'user', 'x-restriction': restriction }

  it('is refused with that code, before the body is read', async () => {
    const response = await post('/own', headers)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ code: restriction, message: expect.any(String) })
  })

  it('counts as a visitor on public endpoints', async () => {
    expect((await post('/who', { 'x-role': 'user' }, { list: [] })).json().data).toBe('me')
    expect((await post('/who', headers, { list: [] })).json().data).toBe('nobody')
  })

  it('may use the endpoints for restricted people', async () => {
    expect((await post('/leave', headers, { list: [] })).statusCode).toBe(200)
  })
})

it('an internal endpoint responds to others like an unknown address', async () => {
  const [door, nowhere] = [await post('/internal'), await post('/nowhere')]
  expect([door.statusCode, door.json()]).toEqual([nowhere.statusCode, nowhere.json()])
  expect(taken.map(([name]) => name)).toEqual(['write', 'write'])
})

describe('a limit', () => {
  const address = '127.0.0.1'

  it.each<[string, () => Promise<unknown>, [RateLimitName, Caller][]]>([
    ['that is named', () => post('/search'), [['search', { address }]]],
    [
      'of writes, by the account of the signed-in person',
      () => post('/own', { 'x-role': 'user' }),
      [['write', { address, accountId: 'me' }]],
    ],
    ['of refused requests', () => post('/own'), [['write', { address }]]],
    ['of a route without a contract', () => app.inject('/picture'), [['asset', { address }]]],
    ['of its head', () => app.inject({ method: 'HEAD', url: '/picture' }), [['asset', { address }]]],
    ['of an unknown address', () => app.inject('/nowhere'), [['read', { address }]]],
    ['for probes: none', () => app.inject('/probe'), []],
    ['for services: none', () => post('/search', { [SERVICE_KEY_HEADER]: SERVICE_KEY }), []],
  ])('%s is counted once', async (_, send, expected) => {
    await send()
    expect(taken).toEqual(expected)
  })
})

it('admits no service while no key is set', async () => {
  const keyless = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  serve(keyless, at('/internal', 'service'), async () => ({ data: '' }))
  for (const key of ['', 'undefined', SERVICE_KEY]) {
    const headers = { [SERVICE_KEY_HEADER]: key }
    const response = await keyless.inject({
      method: 'POST',
      url: '/internal',
      headers,
      payload: { list: [] },
    })
    expect(response.statusCode).toBe(404)
  }
  await keyless.close()
})
