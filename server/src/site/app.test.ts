import type { FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

const SCRIPT = 'export const answer = 42'
const FOREVER = 'public, max-age=31536000, immutable'
let app: FastifyInstance
let root: string

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const put = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mentor-connect-site-'))
  await writeFile(join(root, '..', 'outside.txt'), 'outside')
  await put('live/index.html', '<h1>start</h1>')
  await put('live/app.html', '<h1>application</h1>')
  await put('live/about.html', '<h1>about</h1>')
  await put('live/resource/_.html', '<h1>a resource</h1>')
  await put('live/registry.json', '{"generation":1}')
  await put('shell/r1/main.js', SCRIPT)
  await put('shell/r1/main.js.br', brotliCompressSync(SCRIPT))
  await put('shell/r1/main.js.gz', gzipSync(SCRIPT))
  await put('remotes/public/r1/entry.js', SCRIPT)
  app = await buildSite(testConfig({ siteDir: root }))
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

describe('files', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('of a release are served compressed for %s', async (accepted, encoding, decompress) => {
    const response = await get('/shell/r1/main.js', { 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': FOREVER })
    expect(response.headers['content-type']).toMatch(/javascript/)
    expect(decompress(response.rawPayload).toString()).toBe(SCRIPT)
  })

  it('of a release without compressed copies are served uncompressed', async () => {
    await put('shell/r1/icons/icon.png', 'picture')
    const response = await get('/shell/r1/icons/icon.png', { 'accept-encoding': 'gzip, deflate, br' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-encoding']).toBeUndefined()
  })

  it('of a release are cached forever, other files are revalidated', async () => {
    expect((await get('/remotes/public/r1/entry.js')).headers['cache-control']).toBe(FOREVER)
    for (const url of ['/', '/index.html', '/registry.json', '/user/home'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache')
  })

  it('are served in the new version after a release', async () => {
    await put('live/registry.json', '{"generation":2}')
    expect((await get('/registry.json')).json()).toEqual({ generation: 2 })
    const { etag } = (await get('/registry.json')).headers
    expect((await get('/registry.json', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/shell/..%5c..%5coutside.txt'])(
    'outside of the site are unreachable: %s',
    async (url) => expect((await get(url)).body).not.toBe('outside'),
  )
})

describe('private paths', () => {
  beforeAll(async () => {
    for (const file of [
      'ledger.json',
      'ledger.json.br',
      'configuration.json',
      '.secret',
      'user/.secret.html',
    ])
      await put(`live/${file}`, 'private')
    for (const file of [
      '.incoming/release-1/release/entry.js',
      '.incoming/release-1/release.tar',
      '.lock/7/lease.json',
      '.lock/7/work/learner-r2/entry.js',
      'generations/1-abc/index.html',
      'generations/1-abc/ledger.json',
      'generations/1-abc/page',
      'remotes/public/.draft/entry.js',
      'notes.txt',
      'ledger.json',
    ])
      await put(file, 'private')
  })

  it.each([
    '/ledger.json',
    '/ledger.json.br',
    '/configuration.json',
    '/.secret',
    '/user/.secret.html',
    '/.incoming/release-1/release/entry.js',
    '/.incoming/release-1/release.tar',
    '/.incoming/',
    '/.incoming',
    '/%2eincoming/release-1/release/entry.js',
    '//.incoming/release-1/release.tar',
    '/x/../.incoming/release-1/release.tar',
    '/.lock/7/lease.json',
    '/.lock',
    '/generations/1-abc/index.html',
    '/generations/1-abc/ledger.json',
    '/generations/1-abc',
    '/generations/1-abc/',
    '/generations',
    '//generations/1-abc/page',
    '/live/index.html',
    '/live',
    '/live/',
    '/remotes/public/.draft/entry.js',
    '/shell/../generations/1-abc/index.html',
    '/shell/%2e%2e/generations/1-abc/index.html',
    '/notes.txt',
    '/.well-known/anything',
  ])('%s returns 404', async (url) => {
    for (const accept of ['text/html', '*/*']) {
      const response = await get(url, { accept, 'accept-encoding': 'br, gzip' })
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('private')
    }
  })
})

describe('pages', () => {
  it.each([
    ['/', 'start'],
    ['/user/home', 'application'],
    ['/resource/abc?page=2', 'a resource'],
    ['/resource/abc/def', 'application'],
    ['/about', 'about'],
  ])('%s returns the page %s', async (url, page) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/text\/html/)
    expect(response.body).toContain(page)
  })

  it.each([
    '/metrics/all',
    '/internal/access',
    '/shell/r1/missing.js',
    '/shell/r1/missing',
    '/remotes/public',
    '/missing.png',
    '/shell/',
  ])('are never returned for a missing file: %s', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toMatch(/text\/plain/)
  })

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/user/.ssh/id_rsa',
    '/%2egit/config',
    '/%2e%67it/config',
    '/user%2f.git/config',
    '/..%5c.git/config',
    '/.git%/config',
  ])('are never returned for a hidden file: %s', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect([400, 403, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('<h1>')
  })

  it.each(['/%', '/%zz', '/about%', '/resource/abc%', '/resource/%E0%A4%A', '/%ff%fe?page=2', '/hi/100%/x'])(
    'are returned with all headers for an address whose percent signs mean nothing: %s',
    async (url) => {
      const response = await get(url, { accept: 'text/html' })
      expect(response.statusCode).toBeLessThan(500)
      expect(response.headers['content-type']).toMatch(/text\/html/)
      expect(response.headers['content-security-policy']).toContain("default-src 'self'")
      expect(response.body).toContain('<h1>')
    },
  )

  it('cannot be used to reach hidden files next to them', async () => {
    await put('live/.secret', 'not for anybody')
    expect((await get('/.secret')).statusCode).toBe(404)
  })

  it('are not returned for JSON or POST requests', async () => {
    expect((await get('/user/home', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/user/home' })).statusCode).toBe(404)
  })

  it('declare what they may load and who may frame them', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']{44}';/)
    expect(policy).toContain(
      "connect-src 'self' http://localhost:4000 http://localhost:4001 ws://localhost:4001",
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['permissions-policy']).toContain('geolocation=(), ')
    expect(headers['permissions-policy']).not.toMatch(
      /fullscreen|microphone|camera|display-capture|wake-lock/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('the policy', () => {
  const configured = (apiUrl: string, remoteOrigins: string[]) =>
    JSON.stringify({ version: 1, runtime: { apiUrl, chatUrl: 'http://chat.test' }, remoteOrigins })
  const policy = async (site: FastifyInstance) =>
    String(
      (await site.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy'],
    )

  it('follows the live state, from its first page on', async () => {
    const dir = join(root, 'another')
    await put('another/generations/1/index.html', '<h1>start</h1>')
    await put('another/generations/2/index.html', '<h1>start</h1>')
    await put('another/generations/2/configuration.json', configured('http://api.test', ['https://cdn.test']))
    await put('another/generations/3/configuration.json', configured('http://api-2.test', []))
    const site = await buildSite(testConfig({ siteDir: dir }))
    const makeLive = async (generation: number) => {
      await rm(join(dir, 'live'), { force: true })
      await symlink(`generations/${generation}`, join(dir, 'live'))
    }
    await makeLive(1)
    expect(await policy(site)).toContain("connect-src 'self' http://localhost:4000 ")
    await makeLive(2)
    expect(await policy(site)).toMatch(/script-src 'self' 'sha256-[^']{44}' https:\/\/cdn\.test;/)
    expect(await policy(site)).toContain(
      "connect-src 'self' http://api.test http://chat.test ws://chat.test ",
    )
    await makeLive(3)
    expect(await policy(site)).not.toContain('cdn.test')
    expect(await policy(site)).toContain('http://api-2.test')
    await site.close()
  })
})

describe('the worker and the manifest', () => {
  beforeAll(async () => {
    await put('live/sw.js', 'self.mcSite={}')
    await put('live/manifest.webmanifest', '{"name":"Mentor-Connect"}')
  })

  it('are served with their types and revalidated', async () => {
    const worker = await get('/sw.js')
    expect(worker.headers['content-type']).toMatch(/javascript/)
    // The worker is served from the root, so it needs no scope beyond its own folder.
    expect(worker.headers['service-worker-allowed']).toBeUndefined()
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    for (const { headers } of [worker, manifest]) expect(headers['cache-control']).toBe('no-cache')
  })

  it('the worker unregisters itself where workers are switched off', async () => {
    const off = await buildSite(testConfig({ siteDir: root, serviceWorker: 'off' }))
    const { body, headers } = await off.inject('/sw.js')
    expect(body).toContain('registration.unregister()')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(headers['content-type']).toMatch(/javascript/)
    await off.close()
  })
})

it('is ready once the site is composed', async () => {
  expect((await get('/readyz')).statusCode).toBe(200)
  const empty = await buildSite(testConfig({ siteDir: join(root, 'shell') }))
  expect((await empty.inject('/readyz')).statusCode).toBe(503)
  expect((await empty.inject('/')).statusCode).toBe(404)
  await empty.close()
})
