import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

// Files of areas on pages of other sites.

const SCRIPT = 'export const answer = 42'
const FOREVER = 'public, max-age=31536000, immutable'
const HOST = 'https://host.example.org'
const ENTRY = '/remotes/public/r1/entry.js'
let root: string

const put = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mentor-connect-hosts-'))
  await put('live/index.html', '<h1>start</h1>')
  await put('live/registry.json', '{"generation":1}')
  await put('live/remotes/public/mf-manifest.json.br', brotliCompressSync('{"name":"mf_public"}'))
  await put('shell/r1/main.js', SCRIPT)
  await put('remotes/public/r1/entry.js', SCRIPT)
  await put('remotes/public/r1/entry.js.br', brotliCompressSync(SCRIPT))
})
afterAll(() => rm(root, { recursive: true }))

/** Requests a file of a site that allows these hosts, from a page of `origin`. */
async function requested(hostOrigins: string[], url: string, origin: string) {
  const site = await buildSite(testConfig({ siteDir: root, hostOrigins }))
  const response = await site.inject({ url, headers: { origin, 'accept-encoding': 'br' } })
  await site.close()
  return response
}

it('browsers refuse files of areas if the site allows no hosts', async () => {
  const { headers } = await requested([], ENTRY, HOST)
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it('hosts that the site allows load and read files of areas', async () => {
  const { headers, rawPayload } = await requested([HOST], ENTRY, HOST)
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': HOST,
    'cache-control': FOREVER,
  })
})

it('no other site reads files of areas, and caches keep the responses apart', async () => {
  const { headers } = await requested([HOST], ENTRY, 'https://other.example.org')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(String(headers.vary).toLowerCase()).toContain('origin')
})

it('hosts get no other files of the site', async () => {
  for (const url of ['/', '/registry.json', '/shell/r1/main.js']) {
    const { headers } = await requested([HOST], url, HOST)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

it('the manifest of the live release is revalidated, and beside the releases', async () => {
  const { headers, rawPayload } = await requested([HOST], '/remotes/public/mf-manifest.json', HOST)
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual({ name: 'mf_public' })
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': HOST })
})

it('the configuration of the site says who the hosts are', async () => {
  const dir = join(root, 'hosted')
  await put('hosted/remotes/public/r1/entry.js', SCRIPT)
  await put(
    'hosted/generations/1/configuration.json',
    JSON.stringify({
      version: 1,
      runtime: { apiUrl: 'http://api.test', chatUrl: 'http://chat.test' },
      remoteOrigins: [],
      hostOrigins: [HOST],
    }),
  )
  await symlink('generations/1', join(dir, 'live'))
  const site = await buildSite(testConfig({ siteDir: dir }))
  const { headers } = await site.inject({ url: ENTRY, headers: { origin: HOST } })
  expect(headers['access-control-allow-origin']).toBe(HOST)
  await site.close()
})
