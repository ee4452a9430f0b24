import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '../process/logger'
import { createServer } from './createServer'
import { personHash } from './requestLog'

const SERVICE_KEY = 'a key that the services share, and nobody else'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'request-log-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Requests these URLs and returns the URLs in the log of the server. */
async function loggedFor(...urls: string[]) {
  const file = join(folder, randomUUID())
  const logger = createLogger('api', 'info', { file })
  const app = await createServer({ logger, sessionOf: async () => null, trustedProxies: [], https: false })
  app.get('/found', async ({ log, url }) => {
    log.warn({ url }, 'something was odd')
    return {}
  })
  for (const url of urls) await app.inject(url)
  await app.close()
  const text = await readFile(file, 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { req?: { url: string }; url?: string })
  return { text, urls: lines.flatMap(({ req, url }) => req?.url ?? url ?? []) }
}

it.each([
  ['token', 'personal.secret.signature'],
  ['linkToken', 'secret'],
  ['otp', 'secret'],
  ['code', 'secret'],
  ['password', 'secret'],
  ['__clerk_handshake', 'secret'],
  ['ticket', 'secret'],
  ['state', 'secret'],
])('the log does not contain the value of ?%s=, for known and unknown pages', async (name, value) => {
  for (const path of ['/found', '/nowhere']) {
    const { text, urls } = await loggedFor(`${path}?page=2&${name}=${value}&q=maths`)
    expect(text).not.toContain('secret')
    expect(urls[0]).toBe(`${path}?page=2&${name}=[redacted]&q=maths`)
  }
})

it('the log does not contain it in another encoding', async () => {
  const odd = [
    '/found?%74oken=secret',
    '/found?TOKEN=secret&token=secret',
    '/found?token[]=secret',
    '/found?a=1;token=secret',
  ]
  expect((await loggedFor(...odd)).text).not.toContain('secret')
})

it('the log contains other parameters: the checked certificate, the search words', async () => {
  const url = '/user/verify-certificate?certificateId=MC-2026-0001'
  expect((await loggedFor(url)).urls).toContain(url)
})

it('has one line for a request, with its ids and a pseudonym of the person', async () => {
  const file = join(folder, 'people')
  const app = await createServer({
    logger: createLogger('api', 'info', { file }),
    sessionOf: async () => ({ role: 'user', personId: 'learner-1', sessionId: 's' }),
    serviceKey: SERVICE_KEY,
    trustedProxies: [],
    https: false,
  })
  app.get('/own', { config: { access: 'session' } }, async () => ({}))
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  await app.inject({ url: '/own', headers: { traceparent } })
  await app.inject({ url: '/own', headers: { traceparent, 'x-request-id': 'of-the-proxy' } })
  await app.close()
  const text = await readFile(file, 'utf8')
  const lines = text.trim().split('\n')
  const person = personHash(SERVICE_KEY)('learner-1')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'request completed', reqId: traceId, person }),
    expect.objectContaining({ msg: 'request completed', reqId: 'of-the-proxy', traceId, person }),
  ])
  expect(text).not.toContain('learner-1')
  expect(personHash('another key of the services')('learner-1')).not.toBe(person)
})
