import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@mentor-connect/server/testing/freePort'
import { testApp, type TestApp } from '@mentor-connect/server/testing/testApp'
import { startCaddy, type Proxy } from '../cluster/caddy'

// Tests how the proxy of `deploy` responds while no process behind it is ready, or if one ends during a request.

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

const ELSEWHERE = 'https://elsewhere.example'
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,authorization',
}
/**
 * Errors that requests of the service can end with: an outage, in the form that PostgreSQL reports while it stops, and
 * an unknown error.
 */
const ERRORS = {
  outage: Object.assign(new Error('terminating connection'), { code: '57P01' }),
  unknown: new Error('a defect'),
}

const hasCaddy = spawnSync('caddy', ['version']).status === 0

// The command exists only on machines of operators.
;(hasCaddy ? describe : describe.skip)('behind the proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-outages-'))
  let hosts: Record<'site' | 'api' | 'chat', string>
  let api: TestApp
  let upstream: Server
  let proxy: Proxy
  /** True if the process behind the host of the API is ready; `answer` is its response to requests. */
  let isReady: boolean
  let answer: RequestListener

  beforeAll(async () => {
    const host = async () => `localhost:${await freePort()}`
    hosts = { site: await host(), api: await host(), chat: await host() }
    api = await testApp({ siteUrl: `https://${hosts.site}` })
    api.app.addHook('preHandler', async ({ headers }) => {
      throw ERRORS[headers['x-error'] as keyof typeof ERRORS]
    })
    api.app.route({
      method: ['GET', 'POST'],
      url: '/',
      config: { rateLimit: 'none' },
      handler: () => undefined,
    })
    upstream = createServer((incoming, response) => {
      if (incoming.url !== '/readyz') return answer(incoming, response)
      response.writeHead(isReady ? 200 : 503).end()
    })
    const ports = [await freePort(), await freePort()]
    await new Promise<void>((resolve) => upstream.listen(ports[0], '127.0.0.1', resolve))
    proxy = await startCaddy(folder, {
      SITE_HOST: hosts.site,
      API_HOST: hosts.api,
      CHAT_HOST: hosts.chat,
      ACME_EMAIL: 'ops@example.org',
      API_UPSTREAM: `127.0.0.1:${ports[0]}`,
      CHAT_UPSTREAM: `127.0.0.1:${ports[1]}`,
    })
  })
  afterAll(async () => {
    await proxy?.stop()
    upstream?.close()
    await api?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    isReady = false
    answer = (_request, response) => response.end('done')
  })

  function ask(host: string, method: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { method, headers, ca: readFileSync(proxy.authority) }
      const sent = request(`https://${host}/`, options, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: readableOf(response.headers), body }),
        )
      })
      sent.once('error', reject).end()
    })
  }
  async function ofApi(
    error: keyof typeof ERRORS,
    method: 'GET' | 'POST' | 'OPTIONS',
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await api.app.inject({ method, url: '/', headers: { ...headers, 'x-error': error } })
    const headersOfApi = readableOf(response.headers as IncomingHttpHeaders)
    return { status: response.statusCode, headers: headersOfApi, body: response.body }
  }
  const ready = async () => {
    isReady = true
    while ((await ask(hosts.api, 'GET')).status !== 200);
  }

  test.each([
    ['GET', 'the site', {}],
    ['GET', 'another page', {}],
    ['POST', 'the site', {}],
    ['OPTIONS', 'the site', PREFLIGHT],
    ['OPTIONS', 'another page', PREFLIGHT],
  ] as const)('%s from %s gets what the service answers to an outage', async (method, from, more) => {
    const origin = from === 'the site' ? api.config.siteUrl : ELSEWHERE
    const headers = { origin, ...more }
    const [expected, ...answers] = await Promise.all([
      ofApi('outage', method, headers),
      ask(hosts.api, method, headers),
      ask(hosts.chat, method, headers),
    ])
    for (const given of answers)
      expect({ ...given, body: failureOf(given) }).toEqual({ ...expected, body: failureOf(expected) })
  })

  test('a write whose process ends meanwhile gets what the service answers to an unknown error', async () => {
    await ready()
    answer = (incoming) => incoming.socket.destroy()
    const headers = { origin: api.config.siteUrl }
    const given = await ask(hosts.api, 'POST', headers)
    const expected = { ...(await ofApi('unknown', 'POST', headers)), status: 502 }
    expect({ ...given, body: failureOf(given) }).toEqual({ ...expected, body: failureOf(expected) })
  })

  test('what a service answers itself passes unchanged', async () => {
    await ready()
    // The response has a content type, because the proxy may add a guessed one to a response that has none.
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '7', vary: 'Own' }
    answer = (_request, response) => response.writeHead(503, headers).end('of the service')
    const given = await ask(hosts.api, 'GET', { origin: api.config.siteUrl })
    expect(given).toEqual({ status: 503, headers, body: 'of the service' })
  })
})

/** The response headers that decide what a page of the site can read. */
function readableOf(headers: IncomingHttpHeaders) {
  const isReadable = (name: string) =>
    name.startsWith('access-control-') || ['vary', 'retry-after', 'content-type'].includes(name)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isReadable(name)))
}

/** The body of a failure without the id of the request, which only the service knows. */
function failureOf({ body }: Answer) {
  if (body === '') return undefined
  const { requestId: _id, ...failure } = JSON.parse(body) as Record<string, unknown>
  return failure
}
