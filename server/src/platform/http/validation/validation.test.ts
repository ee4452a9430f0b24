import { endpoint } from '@mentor-connect/contract/api/endpoint'
import { Timestamp } from '@mentor-connect/contract/api/wire'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pino from 'pino'
import Type from 'typebox'
import { createServer } from '../createServer'
import { errors } from '../errors'
import { serve } from '../serve'

const WORD = Type.String({ minLength: 2, maxLength: 20 })
const save = endpoint({
  method: 'POST',
  path: '/save/:word',
  access: 'public',
  summary: '',
  params: Type.Object({ word: WORD }),
  query: Type.Object({ q: Type.Optional(WORD), at: Type.Optional(Timestamp) }),
  body: Type.Object(
    { title: Type.Optional(WORD), tags: Type.Optional(Type.Array(WORD, { maxItems: 5 })) },
    { additionalProperties: false },
  ),
  maxBodyBytes: 1024 * 1024,
  reply: Type.String(),
})
const file = endpoint({
  method: 'GET',
  path: '/file',
  access: 'public',
  summary: '',
  reply: Type.Unknown(),
  file: 'text/plain',
})

let app: FastifyInstance
let logged: { level: number; msg: string }[]

beforeAll(async () => {
  const logger: FastifyBaseLogger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
  app = await createServer({ logger, sessionOf: async () => null, trustedProxies: [], https: false })
  serve(app, save, async () => ({ data: 'saved' }))
  serve(app, file, async (_, { reply }) => reply.type('text/plain').send('text'))
  app.get('/outside/:word', async () => 'no contract')
  app.get('/refused', async () => {
    throw Object.assign(errors.unauthenticated(), { cause: new Error('The token is no token.') })
  })
})
beforeEach(() => (logged = []))
afterAll(() => app.close())

const post = (payload: unknown, url = '/save/ok') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const UNSTORABLE = 'This contains a character that cannot be stored.'

it.each<[string, () => ReturnType<typeof post>, Record<string, string>]>([
  ['NUL in a value', () => post({ title: 'a\u0000b' }), { title: UNSTORABLE }],
  ['NUL in a list', () => post({ tags: ['ab', 'c\u0000'] }), { 'tags.1': UNSTORABLE }],
  ['NUL in an unknown field', () => post({ other: { more: '\u0000' } }), { 'other.more': UNSTORABLE }],
  ['NUL in a key', () => post({ 'a\u0000': 1 }), { body: UNSTORABLE }],
  ['NUL in a parameter', () => post({}, '/save/a%00b'), { word: UNSTORABLE }],
  ['NUL in the query', () => post({}, '/save/ok?q=a%00b'), { q: UNSTORABLE }],
  ['NUL in a route without a contract', () => app.inject('/outside/a%00b'), { word: UNSTORABLE }],
  ['half a surrogate pair', () => post('{"title":"a\\ud800"}'), { title: UNSTORABLE }],
  ['a repeated parameter', () => post({}, '/save/ok?q=ab&q=cd'), { q: 'Send this once.' }],
  [
    'deep nesting',
    () => post(`{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`),
    { body: 'This is nested too deeply.' },
  ],
  ['too many values', () => post({ a: Array(10_001).fill(1) }), { body: 'Send at most 10000 values.' }],
])('refuses %s', async (_, send, fields) => {
  const response = await send()
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_input', fields })
})

it.each([
  ['the second that was added to a day', '2016-12-31T23:59:60Z'],
  ['the same in another time zone', '2017-01-01T05:29:60+05:30'],
  ['its fraction', '2016-12-31T23:59:60.999Z'],
  ['a zone without minutes, which Node cannot read', '2026-11-20T08:30:00+05'],
  ['a day that does not exist', '2026-02-30T08:30:00Z'],
])('refuses %s as a time', async (_, at) => {
  const response = await post({ title: 'ab' }, `/save/ok?at=${encodeURIComponent(at)}`)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields.at).toMatch(/^Enter a date and time such as /)
})

it.each(['2026-11-20T08:30:00.000Z', '2024-02-29T23:59:59+05:30'])('takes %s as a time', async (at) => {
  expect((await post({ title: 'ab' }, `/save/ok?at=${encodeURIComponent(at)}`)).statusCode).toBe(200)
})

it.each([
  ['%', '/save/%'],
  ['a truncated UTF-8 sequence', '/save/%E0%A4'],
  ['no UTF-8', '/save/%ff%fe'],
])('responds to an address with %s with the failure body', async (_, url) => {
  const response = await post({}, url)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message: expect.any(String), code: 'invalid_input' })
})

it('reports the errors of all fields of a form', async () => {
  expect((await post({ title: 'a', tags: ['b', 'cc', 5] })).json().fields).toEqual({
    title: 'Use at least 2 characters.',
    'tags.0': 'Use at least 2 characters.',
    'tags.2': 'Enter text.',
  })
})

it.each<[string, object]>([
  ['thousands of wrong elements', { tags: Array(9_000).fill(1) }],
  ['thousands of unexpected keys', Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, 1]))],
  ['one enormous key', { ['k'.repeat(50_000)]: 1 }],
  ['a list of long texts', { tags: Array(2_000).fill('x'.repeat(300)) }],
])('responds to %s with a short body', async (_, payload) => {
  const response = await post(payload)
  expect(response.statusCode).toBe(400)
  expect(response.body.length).toBeLessThan(1_000)
})

it('names at most fifty fields', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`k${i}`, 1]))
  expect(Object.keys((await post(wrong)).json().fields)).toHaveLength(50)
})

it('keeps text in every script, emoji of several code points and all other control characters', async () => {
  expect((await post({ title: 'क्षि 👩‍👩‍👧 \u0001\u001f' })).statusCode).toBe(200)
})

it('logs no error for client errors, whatever their cause', async () => {
  expect((await app.inject('/refused')).statusCode).toBe(401)
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
})

it('logs no error for a file response', async () => {
  expect((await app.inject('/file')).body).toBe('text')
  await new Promise(setImmediate)
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
})
