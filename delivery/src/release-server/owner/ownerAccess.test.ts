import type { FastifyInstance, InjectOptions } from 'fastify'
import { OWNER, ownerServer, someSource } from '../../testing/ownerPages'
import { SiteFolder } from '../../testing/SiteFolder'

let folder: SiteFolder
let server: FastifyInstance
beforeAll(() => {
  folder = SiteFolder.live()
})
afterAll(() => folder.remove())
beforeEach(() => {
  server = ownerServer(folder, async () => someSource({}))
})
afterEach(() => server.close())

const WRONG = 'a-token-that-nobody-has-made'

const signIn = (form: Record<string, string>, options: InjectOptions = {}) =>
  server.inject({
    method: 'POST',
    url: '/owner/sign-in',
    payload: new URLSearchParams(form).toString(),
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...options.headers },
  })
const open = (cookie?: string, url = '/owner') =>
  server.inject({ url, headers: { host: 'localhost', ...(cookie && { cookie }) } })

async function session(): Promise<string> {
  const { cookies } = await signIn({ token: OWNER.token })
  return `${cookies[0]!.name}=${cookies[0]!.value}`
}

test('the page asks for the token, and shows nothing of the site', async () => {
  const response = await open()
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toBe('Bearer')
  expect(response.body).toContain('<form action="/owner/sign-in" method="post">')
  expect(response.body).not.toMatch(/r1|learner|asha/)
})

test.each(['https://evil.example', 'null', 'http://localhost:1'])(
  'a form from %s is not accepted, with the right token too',
  async (origin) => {
    const response = await signIn({ token: OWNER.token }, { headers: { origin } })
    expect([response.statusCode, response.cookies]).toEqual([400, []])
    const out = { method: 'POST', url: '/owner/sign-out', headers: { host: 'localhost', origin } } as const
    expect((await server.inject(out)).statusCode).toBe(400)
  },
)

test('a form from the page itself is accepted', async () => {
  const response = await signIn({ token: OWNER.token }, { headers: { origin: 'http://localhost' } })
  expect(response.statusCode).toBe(303)
})

test('the form opens a session and goes to the page', async () => {
  const response = await signIn({ token: ` ${OWNER.token} ` })
  expect([response.statusCode, response.headers.location]).toEqual([303, '/owner?signed-in'])
  expect(response.cookies[0]).toMatchObject({
    name: 'mc_owner',
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: 3600,
  })
  expect(response.cookies[0]!.value).not.toContain(OWNER.token)
  const { name, value } = response.cookies[0]!
  expect((await open(`${name}=${value}`, '/owner?signed-in')).statusCode).toBe(200)
})

test('elsewhere than on this machine the cookie is for HTTPS only', async () => {
  const response = await signIn({ token: OWNER.token }, { headers: { host: 'releases.example.org' } })
  expect(response.cookies[0]).toMatchObject({ name: '__Host-mc_owner', secure: true, httpOnly: true })
})

test('a browser that does not keep the cookie is told so', async () => {
  expect((await open(undefined, '/owner?signed-in')).body).toContain('open this page over HTTPS')
})

test.each([WRONG, '', 'x', '<script>alert(1)</script>'])('the token "%s" opens nothing', async (token) => {
  const response = await signIn({ token })
  expect([response.statusCode, response.cookies]).toEqual([401, []])
  expect(response.body).toContain('This token is unknown')
  expect(response.body).not.toContain('<script')
})

test('after the sign-in nobody is sent elsewhere', async () => {
  const { headers } = await signIn({ token: OWNER.token, to: 'https://evil.example.org' })
  expect(headers.location).toBe('/owner?signed-in')
})

test.each<[string, InjectOptions, number]>([
  ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 400],
  ['as JSON', { payload: '[]', headers: { 'content-type': 'application/json' } }, 400],
  ['as something else', { payload: 'x', headers: { 'content-type': 'text/xml' } }, 415],
  ['that is too large', { payload: `token=${'x'.repeat(5000)}` }, 413],
])('a form %s is refused', async (_what, options, status) => {
  const response = await signIn({ token: OWNER.token }, options)
  expect([response.statusCode, response.cookies]).toEqual([status, []])
})

test('a session ends after an hour, and with the sign-out', async () => {
  const first = await session()
  const second = await session()
  await server.inject({
    method: 'POST',
    url: '/owner/sign-out',
    headers: { host: 'localhost', cookie: first },
  })
  expect((await open(first)).statusCode).toBe(401)
  expect((await open(second)).statusCode).toBe(200)
  folder.passHours(1)
  expect((await open(second)).statusCode).toBe(401)
})

test('programs show the token in a header', async () => {
  const read = (token: string) =>
    server.inject({ url: '/owner', headers: { authorization: `Bearer ${token}` } })
  expect((await read(OWNER.token)).statusCode).toBe(200)
  expect((await read(WRONG)).statusCode).toBe(401)
})

test('the eleventh attempt of a minute waits, from one network only', async () => {
  for (let i = 0; i < 10; i++) expect((await signIn({ token: WRONG })).statusCode).toBe(401)
  const late = await signIn({ token: OWNER.token })
  expect([late.statusCode, late.cookies]).toEqual([429, []])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn({ token: OWNER.token }, { remoteAddress: '203.0.113.9' })).statusCode).toBe(303)
})

test('guesses in a header count as attempts', async () => {
  const guess = () => server.inject({ url: '/owner', headers: { authorization: `Bearer ${WRONG}` } })
  for (let i = 0; i < 10; i++) expect((await guess()).statusCode).toBe(401)
  expect((await guess()).statusCode).toBe(429)
})

test('more than 120 requests of a minute wait', async () => {
  const cookie = await session()
  for (let i = 0; i < 119; i++) await open(cookie, '/owner/style.css')
  expect((await open(cookie)).statusCode).toBe(429)
})

test('every response forbids scripts, frames and caching', async () => {
  const cookie = await session()
  for (const { headers } of [await open(cookie), await open(), await open(cookie, '/owner/style.css')]) {
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('the page has no script and no inline style, which the policy would forbid', async () => {
  expect((await open(await session())).body).not.toMatch(/<script|<style| style=| on\w+=/)
})

test('the token of the owner releases nothing, and without tokens there is no page', async () => {
  const headers = { authorization: `Bearer ${OWNER.token}` }
  expect((await server.inject({ url: '/releases', headers })).statusCode).toBe(401)
  expect(
    (await server.inject({ method: 'POST', url: '/releases/learner/rollback', headers })).statusCode,
  ).toBe(401)
})
