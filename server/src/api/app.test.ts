import { version } from '../../../package.json'
import { testApp, type TestApp } from '../testing/testApp'
import { signedInLearner } from '../testing/signedIn'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const post = (url: string, headers: Record<string, string>, payload = {}) =>
  test.app.inject({ method: 'POST', url, headers, payload })

describe('a page of another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3001', 'http://localhost:3000.evil.example'])(
    'from %s cannot write with a person’s cookie',
    async (origin) => {
      const { headers } = await signedInLearner(test)
      const response = await post('/auth/logout', { ...headers, origin })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ code: 'forbidden' })
      expect((await post('/auth/verify-token', headers)).statusCode).toBe(200)
    },
  )

  it('gets no CORS permission to read responses', async () => {
    const response = await test.app.inject({ url: '/healthz', headers: { origin: 'https://evil.example' } })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('is distinguished from the site itself', async () => {
    const origin = test.config.siteUrl
    const response = await post('/auth/logout', { origin })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    })
  })
})

it('limits log-in attempts per address, and nothing else', async () => {
  const limited = await testApp({ authRequestsPerMinute: 3 })
  const attempt = () => limited.app.inject({ method: 'POST', url: '/user/login-user', payload: {} })
  for (let i = 0; i < 3; i++) expect((await attempt()).statusCode).toBe(400)
  const refused = await attempt()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await limited.app.inject({ method: 'POST', url: '/auth/verify-token' })).statusCode).toBe(401)
  await limited.close()
})

it.each(['/healthz', '/docs', '/docs/json', '/media/portraits/a.svg', '/nowhere', '/account/export'])(
  '%s cannot be framed and requests no browser permissions',
  async (url) => {
    const { headers } = await test.app.inject(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toContain('geolocation=()')
  },
)

it('publishes its public key, its health and its documentation', async () => {
  const { keys } = (await test.app.inject('/.well-known/jwks.json')).json()
  expect(keys).toEqual([test.keys.publicJwk])
  expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready', version, commit: 'unknown' })
  const { paths } = (await test.app.inject('/docs/json')).json()
  expect(paths['/user/login-user'].post.summary).toMatch(/Log in/)
  expect((await test.app.inject('/docs')).headers['content-type']).toMatch(/text\/html/)
})

describe('in production', () => {
  let production: TestApp
  beforeAll(async () => {
    production = await testApp({ production: true })
  })
  afterAll(() => production.close())

  it('the OpenAPI document contains the public endpoints, not the service endpoints', async () => {
    const pathsOf = async ({ app }: TestApp) => Object.keys((await app.inject('/docs/json')).json().paths)
    const [inProduction, locally] = [await pathsOf(production), await pathsOf(test)]
    expect(locally.filter((path) => path.startsWith('/internal/'))).not.toEqual([])
    expect(inProduction).toEqual(locally.filter((path) => !path.startsWith('/internal/')))
    expect((await production.app.inject('/docs')).statusCode).toBe(200)
  })
})

it('is not ready when its database is unavailable', async () => {
  const lost = await testApp()
  await lost.db.destroy()
  expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
  expect((await lost.app.inject('/readyz')).statusCode).toBe(503)
  await lost.close()
})

it('has no outbox page', async () => {
  expect((await test.app.inject('/__mail')).statusCode).toBe(404)
  expect((await test.app.inject('/__mail.json')).statusCode).toBe(404)
})

it.each([
  ['/%', 404, 'not_found'],
  ['/nowhere/%zz', 404, 'not_found'],
  ['/media/%E0%A4%A', 404, 'not_found'],
  ['/resource/get-resource/abc%', 400, 'invalid_input'],
])('%s, whose percent signs mean nothing, gets a failure with all headers', async (url, status, code) => {
  const { statusCode, headers, body } = await test.app.inject({
    url,
    headers: { origin: test.config.siteUrl },
  })
  expect([statusCode, JSON.parse(body)]).toMatchObject([status, { code }])
  expect(headers['access-control-allow-origin']).toBe(test.config.siteUrl)
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['x-request-id']).toBeDefined()
})
