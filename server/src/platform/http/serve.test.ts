import { endpoint } from '@mentor-connect/contract/api/endpoint'
import { Id, PageQuery } from '@mentor-connect/contract/api/wire'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { requireOwner, type Session } from './access'
import { createServer } from './createServer'
import { errors } from './errors'
import { serve } from './serve'

let app: FastifyInstance
const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  app.inject({ method, url, payload, headers })
const as = (role: string) => ({ 'x-role': role })

const list = endpoint({
  method: 'GET',
  path: '/list',
  access: 'public',
  summary: '',
  query: PageQuery,
  reply: Type.Unknown(),
})
const save = endpoint({
  method: 'POST',
  path: '/save/:id',
  access: 'public',
  summary: '',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    userId: Id,
    tags: Type.Array(Type.String({ maxLength: 3 }), { maxItems: 2 }),
    size: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  reply: Type.Object({ shown: Type.String() }),
  meta: Type.Object({ extra: Type.Optional(Type.Boolean()) }),
})
const guarded = (access: 'session' | 'user' | 'mentor') =>
  endpoint({
    method: 'GET',
    path: `/${access}`,
    access,
    owner: 'query.userId',
    summary: '',
    query: Type.Object({ userId: Id }),
    reply: Type.String(),
  })
const pair = endpoint({
  method: 'POST',
  path: '/pair',
  access: 'session',
  owner: ['body.one', 'body.other'],
  summary: '',
  body: Type.Object({ one: Id, other: Id }),
  reply: Type.Boolean(),
})
const broken = endpoint({
  method: 'GET',
  path: '/broken',
  access: 'public',
  summary: '',
  reply: Type.String(),
})
const file = endpoint({
  method: 'GET',
  path: '/file',
  access: 'public',
  summary: '',
  reply: Type.Unknown(),
  file: 'application/pdf',
})

beforeAll(async () => {
  const sessionOf = async (request: { headers: Record<string, unknown> }) => {
    const role = request.headers['x-role'] as Session['role'] | undefined
    return role ? { role, personId: 'me', sessionId: 's' } : null
  }
  app = await createServer({ sessionOf, trustedProxies: [], https: false })
  serve(app, list, async ({ query }, { session }) => ({ data: { query, caller: session?.role } }))
  serve(app, save, async () => ({
    message: 'Saved',
    data: { shown: 'yes', hidden: 'no' },
    meta: { extra: true, other: 1 },
  }))
  for (const access of ['session', 'user', 'mentor'] as const)
    serve(app, guarded(access), async ({ query }) => ({ data: query.userId }))
  serve(app, pair, async () => ({ data: true }))
  serve(app, broken, async () => {
    throw new Error('password of the database is 1234')
  })
  serve(app, file, async (_, { reply }) => reply.type('application/pdf').send(Buffer.from('%PDF')))
  app.get('/known', async () => {
    throw errors.notFound('Course')
  })
})
afterAll(() => app.close())

describe('a served endpoint', () => {
  it('responds with message, data and meta fields, without fields that are not in the contract', async () => {
    const response = await call('POST', '/save/1', { userId: 'a', tags: [], unknown: true })
    expect(response.json()).toEqual({ message: 'Saved', data: { shown: 'yes' }, extra: true })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('sends a file unchanged', async () => {
    const response = await call('GET', '/file')
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.body).toBe('%PDF')
  })

  it.each([
    ['/list', {}],
    ['/list?page=2&limit=50', { page: 2, limit: 50 }],
    ['/list/?unknown=1', { unknown: '1' }],
  ])('converts numbers in the query %s', async (url, query) => {
    expect((await call('GET', url)).json().data.query).toMatchObject(query)
  })

  it.each([
    ['limit=0', { limit: 'Enter 1 or more.' }],
    ['limit=51', { limit: 'Enter 50 or less.' }],
    ['page=-1', { page: 'Enter 1 or more.' }],
    ['page=1.5', { page: 'Enter a whole number.' }],
    ['page=1e3', { page: 'Enter a whole number.' }],
    ['page=', { page: 'Enter a whole number.' }],
    ['page=abc&limit=x', { page: 'Enter a whole number.', limit: 'Enter a whole number.' }],
    ['page=1&page=2', { page: 'Send this once.' }],
    ['utm=1&utm=2', { utm: 'Send this once.' }],
  ])('refuses the query ?%s', async (query, fields) => {
    const response = await call('GET', `/list?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: expect.any(String), code: 'invalid_input', fields })
  })

  it.each([
    [{}, { userId: 'This is required.', tags: 'This is required.' }],
    [undefined, { userId: 'This is required.', tags: 'This is required.' }],
    [[], { body: 'Send an object.' }],
    [
      { userId: 7, tags: 'x' },
      { userId: 'Enter text.', tags: 'Send a list.' },
    ],
    [{ userId: '../x', tags: [] }, { userId: 'This does not have the expected form.' }],
    [{ userId: 'a', tags: ['long!'] }, { 'tags.0': 'Use at most 3 characters.' }],
    [{ userId: 'a', tags: ['a', 'b', 'c'] }, { tags: 'Send at most 2.' }],
    [{ userId: 'a', tags: [], size: '5' }, { size: 'Enter a whole number.' }],
  ])('refuses the body %j', async (body, fields) => {
    const response = await call('POST', '/save/1', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields })
  })

  it('refuses a parameter that is not an id', async () => {
    const response = await call('POST', '/save/a%20b', { userId: 'a', tags: [] })
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { id: expect.any(String) } })
  })
})

describe('access', () => {
  it.each([
    ['public', undefined, 200],
    ['session', undefined, 401],
    ['session', 'user', 200],
    ['session', 'mentor', 200],
    ['user', undefined, 401],
    ['user', 'mentor', 403],
    ['user', 'user', 200],
    ['mentor', 'user', 403],
  ])('%s for %s: %d', async (access, role, status) => {
    const url = access === 'public' ? '/list' : `/${access}?userId=me`
    expect((await call('GET', url, undefined, role ? as(role) : {})).statusCode).toBe(status)
  })

  it('is checked before validation, and identifies the caller on a public endpoint', async () => {
    expect((await call('GET', '/user')).statusCode).toBe(401)
    expect((await call('GET', '/list', undefined, as('mentor'))).json().data.caller).toBe('mentor')
  })

  it('refuses another person’s id', async () => {
    expect((await call('GET', '/user?userId=other', undefined, as('user'))).json()).toMatchObject({
      code: 'forbidden',
    })
    const request = { params: {}, query: { userId: 'me' }, body: undefined }
    expect(() => requireOwner('query.userId', null, request)).toThrow(
      expect.objectContaining({ status: 401 }),
    )
  })

  it('requires the caller’s id in one of several fields', async () => {
    const pair = (one: string, other: string) => call('POST', '/pair', { one, other }, as('user'))
    expect((await pair('me', 'other')).statusCode).toBe(200)
    expect((await pair('other', 'me')).statusCode).toBe(200)
    expect((await pair('other', 'another')).json()).toMatchObject({ code: 'forbidden' })
  })
})

describe('failures', () => {
  const json = { 'content-type': 'application/json' }
  const raw = (payload: string, headers = json) =>
    app.inject({ method: 'POST', url: '/save/1', payload, headers })

  it.each([
    ['broken JSON', () => raw('{"a":'), 400],
    ['a prototype pollution attempt', () => raw('{"__proto__":{"a":1}}'), 400],
    ['another content type', () => raw('<a/>', { 'content-type': 'application/xml' }), 415],
    ['a body that is too large', () => raw(`{"a":"${'x'.repeat(600_000)}"}`), 413],
  ])('responds to %s with the failure body', async (_, send, status) => {
    const response = await send()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ message: expect.any(String), code: 'invalid_input' })
  })

  it('responds to an unknown address and a known failure with their codes', async () => {
    expect((await call('GET', '/nowhere')).json()).toEqual({
      message: 'Address not found.',
      code: 'not_found',
    })
    expect((await call('GET', '/known')).json()).toEqual({ message: 'Course not found.', code: 'not_found' })
  })

  it('reveals no internal details of an unexpected error, but the request id', async () => {
    const response = await call('GET', '/broken', undefined, { 'x-request-id': 'request-12345' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      message: expect.any(String),
      code: 'internal',
      requestId: 'request-12345',
    })
    expect(response.body).not.toContain('database')
    expect(response.headers['x-request-id']).toBe('request-12345')
  })

  it('rejects a request id that could forge a log line', async () => {
    const response = await call('GET', '/list', undefined, { 'x-request-id': 'a b"c' })
    expect(response.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  })
})
