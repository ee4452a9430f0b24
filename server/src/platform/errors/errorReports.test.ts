import { createServer, type Server } from 'node:http'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createApp } from '../http/createServer'
import { createLogger } from '../process/logger'
import { errorReports, readDsn } from './errorReports'

interface Received {
  path?: string
  auth?: string | string[]
  header: { event_id: string }
  event: Record<string, unknown> & {
    exception: { values: { type: string; value: string; stacktrace: { frames: object[] } }[] }
    tags: Record<string, string>
    user?: { id: string }
  }
}

let collector: Server
let received: Received[]
let status: number
let folder: string

beforeEach(async () => {
  ;[received, status] = [[], 200]
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const [header, , event] = body.split('\n').map((line) => JSON.parse(line))
      received.push({ path: request.url, auth: request.headers['x-sentry-auth'], header, event })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  folder = await mkdtemp(join(tmpdir(), 'error-reports-'))
})
afterEach(async () => {
  await new Promise((resolve) => collector.close(resolve))
  await rm(folder, { recursive: true })
})

const dsn = () => `http://public@127.0.0.1:${(collector.address() as AddressInfo).port}/42`

function loggerWith(reports: ReturnType<typeof errorReports>) {
  return createLogger('api', 'info', { file: join(folder, 'log'), onError: reports.report })
}

/** A server whose routes throw errors such as a database might throw. */
async function failingApp(reports: ReturnType<typeof errorReports>) {
  const session = { role: 'user', personId: 'learner-1', sessionId: 's' } as const
  const app = await createApp({
    logger: loggerWith(reports),
    sessionOf: async () => session,
    serviceKey: 'a key that the services share, and nobody else',
    trustedProxies: [],
    https: false,
  })
  app.get('/courses/:id', { config: { access: 'session' } }, async () => {
    const cause = new Error('asha@example.org from 203.0.113.7 asked http://db.local/x?email=asha')
    throw new Error('The row could not be read.', { cause })
  })
  app.get('/refused', async () => {
    throw Object.assign(new Error('not valid'), { statusCode: 400 })
  })
  return app
}

it('sends an error of the server with its causes and route, and nothing of the request or the person', async () => {
  const reports = errorReports({ dsn: dsn(), service: 'api', environment: 'production' })
  const app = await failingApp(reports)
  const response = await app.inject({ url: '/courses/secret-id?email=asha', headers: { cookie: 'a=secret' } })
  await app.inject('/refused')
  await app.close()
  await reports.idle()
  expect(received).toHaveLength(1)
  const [{ path, auth, header, event }] = received as [Received]
  expect(path).toBe('/api/42/envelope/')
  expect(auth).toContain('sentry_key=public')
  expect(header.event_id).toBe(event['event_id'])
  expect(event.tags).toMatchObject({
    service: 'api',
    route: '/courses/:id',
    request: response.json().requestId,
  })
  expect(event.exception.values.map(({ value }) => value)).toEqual([
    '[address] from [address] asked http://db.local/x',
    'The row could not be read.',
  ])
  expect(event.exception.values[1]!.stacktrace.frames.at(-1)).toMatchObject({ in_app: true })
  expect(event.user!.id).toMatch(/^[\w-]{16}$/)
  expect(JSON.stringify(received)).not.toMatch(/secret|asha|learner-1/)
  const [line] = (await readFile(join(folder, 'log'), 'utf8'))
    .split('\n')
    .filter((one) => one.includes('failed'))
  expect(JSON.parse(line!)).toMatchObject({ person: event.user!.id })
})

it('sends the same error once in a minute, and at most 30 in all', async () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const reports = errorReports({ dsn: dsn(), service: 'api', environment: 'local' }, () => now)
  const named = (name: string) => Object.assign(new Error('full'), { name })
  const again = named('Again')
  for (let i = 0; i < 5; i += 1) reports.report(again, 'failed', {}, false)
  for (let i = 0; i < 40; i += 1) reports.report(named(`Kind${i}`), 'failed', {}, false)
  await reports.idle()
  expect(received).toHaveLength(30)
  now.setMinutes(1)
  reports.report(again, 'failed', {}, true)
  await reports.idle()
  expect(received.at(-1)!.event).toMatchObject({ level: 'fatal', exception: { values: [{ type: 'Again' }] } })
})

it('neither fails nor waits when the collector refuses or is away', async () => {
  status = 500
  const reports = errorReports({ dsn: dsn(), service: 'api', environment: 'local' })
  reports.report(new Error('first'), 'failed', {}, false)
  await reports.idle()
  const away = errorReports({ dsn: 'http://public@127.0.0.1:9/42', service: 'api', environment: 'local' })
  away.report(new Error('second'), 'failed', {}, false)
  await away.idle()
  expect(received).toHaveLength(1)
})

it.each([
  ['https://key@sentry.example.org/7', 'https://sentry.example.org/api/7/envelope/'],
  ['https://key@example.org:8443/errors/7', 'https://example.org:8443/errors/api/7/envelope/'],
  ['https://sentry.example.org/7', undefined],
  ['https://key@sentry.example.org/', undefined],
  ['key@sentry', undefined],
])('reads the address %s', (text, url) => {
  expect(readDsn(text)?.url).toBe(url)
})
