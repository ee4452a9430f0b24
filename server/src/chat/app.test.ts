import type { FastifyInstance } from 'fastify'
import { issueBearer, publishedKeySet } from '../platform/keys/bearer'
import type { SigningKey } from '../platform/keys/signingKey'
import { createServer } from '../platform/http/createServer'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { newSigningKey } from '../testing/testApp'
import { testConfig } from '../testing/testConfig'
import { buildChat } from './app'
import { migrations } from './database/migrations/index'
import type { ChatDatabase } from './database/schema'

const NOW = new Date('2026-11-20T08:30:00.000Z')
let api: FastifyInstance
let chat: FastifyInstance
let fresh: FreshDatabase<ChatDatabase>
let key: SigningKey
let apiUrl: string

beforeAll(async () => {
  key = await newSigningKey()
  api = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  api.get('/.well-known/jwks.json', async () => ({ keys: [key.publicJwk] }))
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  fresh = await freshDatabaseWith<ChatDatabase>(migrations)
  chat = await buildChat({
    db: fresh.db,
    config: testConfig({ apiUrl }),
    keySet: publishedKeySet(apiUrl),
    clock: () => NOW,
  })
})
afterAll(async () => {
  await Promise.all([api.close(), chat.close()])
  await fresh.drop()
})

const tokenOf = (personId: string, signedBy = key, now = NOW) =>
  issueBearer(signedBy, { personId, role: 'user', sessionId: 's' }, { issuer: apiUrl, now })
const list = (userId: string, token?: string) =>
  chat.inject({
    url: `/api/chat/chat-list/?userId=${userId}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

it('answers the conversations of the caller alone, last active first', async () => {
  const conversation = (id: string, low: string, high: string, minute: number) => ({
    id,
    participant_low: low,
    participant_high: high,
    last_message: id === 'c1' ? null : `last of ${id}`,
    last_seq: 0,
    created_at: NOW.toISOString(),
    updated_at: new Date(NOW.getTime() + minute * 60_000).toISOString(),
  })
  expect((await list('asha', await tokenOf('asha'))).json()).toEqual({ message: 'OK', data: [] })
  const rows = [
    conversation('c1', 'asha', 'ravi', 1),
    conversation('c2', 'aman', 'asha', 2),
    conversation('c3', 'aman', 'ravi', 3),
  ]
  await fresh.db.insertInto('conversations').values(rows).execute()
  expect((await list('asha', await tokenOf('asha'))).json().data).toEqual([
    { _id: 'c2', participants: ['aman', 'asha'], lastMessage: { message: 'last of c2' } },
    { _id: 'c1', participants: ['asha', 'ravi'] },
  ])
})

it('refuses nobody, a forged and an expired token', async () => {
  const early = new Date(NOW.getTime() - 16 * 60_000)
  expect((await list('asha')).json()).toMatchObject({ code: 'unauthenticated' })
  expect((await list('asha', 'forged')).statusCode).toBe(401)
  expect((await list('asha', await tokenOf('asha', await newSigningKey()))).statusCode).toBe(401)
  expect((await list('asha', await tokenOf('asha', key, early))).statusCode).toBe(401)
})

it('refuses the conversations of somebody else, and a request without an id', async () => {
  expect((await list('ravi', await tokenOf('asha'))).json()).toMatchObject({ code: 'forbidden' })
  expect((await list('', await tokenOf('asha'))).json()).toMatchObject({
    fields: { userId: expect.any(String) },
  })
})

it('is alive and ready', async () => {
  expect((await chat.inject('/healthz')).statusCode).toBe(200)
  expect((await chat.inject('/readyz')).statusCode).toBe(200)
})
