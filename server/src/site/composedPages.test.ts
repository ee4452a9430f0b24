import { REGISTRY_PLACE } from '@mentor-connect/contract/site/pageHtml'
import type { FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

// Files of composed pages have a place for the registry.

const registryOf = (generation: number) => ({ generation, note: '</script>$&' })
const REGISTRY = /id="mc-registry">(.*?)<\/script>/
let site: FastifyInstance
let root: string

const put = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
const makeLive = async (generation: number) => {
  for (const page of ['index.html', 'app.html', 'about.html', 'hi/about.html'])
    await put(`generations/${generation}/${page}`, `<head>${REGISTRY_PLACE}</head>`)
  await put(`generations/${generation}/registry.json`, JSON.stringify(registryOf(generation), null, 2))
  await symlink(`generations/${generation}`, join(root, 'next'))
  await rename(join(root, 'next'), join(root, 'live'))
}
const get = (url: string, headers = {}) => site.inject({ url, headers: { accept: 'text/html', ...headers } })
const registryIn = (html: string) => JSON.parse(REGISTRY.exec(html)![1]!) as unknown

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mentor-connect-composed-'))
  await makeLive(1)
  site = await buildSite(testConfig({ siteDir: root, rendering: 'off' }))
})
afterEach(async () => {
  await site.close()
  await rm(root, { recursive: true })
})

it.each(['/', '/about', '/hi/about', '/unknown', '/app.html', '/hi/about.html', '/index.html'])(
  '%s is sent with the registry of the live generation',
  async (url) => {
    expect(registryIn((await get(url)).body)).toEqual(registryOf(1))
    await makeLive(2)
    expect(registryIn((await get(url)).body)).toEqual(registryOf(2))
  },
)

it('browsers get a page again only after another generation has become live', async () => {
  const { headers } = await get('/about')
  const again = () => get('/about', { 'if-none-match': headers.etag })
  expect((await again()).statusCode).toBe(304)
  await makeLive(2)
  expect((await again()).statusCode).toBe(200)
})

it.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a page is compressed for %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/about', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toContain('accept-encoding')
  expect(registryIn(decompress(rawPayload).toString())).toEqual(registryOf(1))
})

it('pages of an older version of the product, which contain the registry, are sent as they are', async () => {
  await put('generations/1/about.html', 'a page with a registry')
  expect((await get('/about')).body).toBe('a page with a registry')
})

it.each(['/missing.html', '/shell/page.html', '/live/about.html', '/generations/1/about.html'])(
  '%s is no page',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
