import { RATE_LIMITS } from '@mentor-connect/contract/rules/rateLimits'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { metricsOf } from '../testing/metricsOf'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'
import { siteFolder, type SiteFolder } from './testing/siteFolder'

/** A shell with a list of three pages. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = () => ({
    plan: async ({ url }) => {
      const page = Number(new URL(url, 'http://site.test').searchParams.get('page') ?? 1)
      return { status: 200, reads: [JSON.stringify(['GET', '/list', { page }, null])] }
    },
    render: async ({ url }) => ({ status: 200, title: 'List', html: 'Shown: ' + url, css: '', cssVersion: '6' }),
  })
`
/** Number of pages that a network can have rendered in the test. */
const LIMIT = 4

let api: FastifyInstance
let folder: SiteFolder
let site: FastifyInstance
let reads: number

beforeAll(async () => {
  api = Fastify()
  api.get<{ Querystring: { page: string } }>('/list', ({ query }) => {
    reads += 1
    return { data: { pagination: { page: Number(query.page), totalPages: 3 } } }
  })
  await api.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

async function start(changes = {}) {
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  folder = siteFolder(SHELL, ['app.html', 'resource.html', 'ourmentors.html'], apiUrl)
  site = await buildSite(
    testConfig({ siteDir: folder.root, apiUrl, trustedProxies: ['127.0.0.1'], ...changes }),
  )
  reads = 0
}
afterEach(async () => {
  await site.close()
  folder.remove()
})

const get = (url: string, from = '203.0.113.1') =>
  site.inject({ url, headers: { accept: 'text/html', 'x-forwarded-for': from } })

/**
 * Requests a page until it has content: the first page starts the renderer, and until it is ready, pages are sent
 * without content.
 */
async function untilRendered(url: string) {
  for (let attempt = 1; ; attempt++) {
    // Each attempt while the page is being rendered counts for its network, and must not be refused.
    const response = await get(url, `10.0.${attempt >> 8}.${attempt & 255}`)
    if (!response.body.includes('<title>Empty')) return response
  }
}

describe('a network that has many pages rendered', () => {
  const paths = Array.from({ length: LIMIT }, (_, index) => `/resource?page=x${index}`)
  beforeEach(() => start({ rateLimitFactor: LIMIT / RATE_LIMITS.page.perAddress }))

  it('has to wait, with a page that says for how long in both languages', async () => {
    for (const path of paths) expect((await get(path)).statusCode).toBe(200)
    const { statusCode, headers, body } = await get('/resource?page=more')
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(body).toContain(`Try again in ${headers['retry-after']} second`)
    expect(body).toContain(`${headers['retry-after']} सेकंड बाद`)
    const hindi = (await get('/hi/resource?page=more')).body
    expect(hindi).toContain('<html lang="hi">')
    expect(hindi.indexOf('सेकंड')).toBeLessThan(hindi.indexOf('second'))
    expect(await metricsOf(site)).toContain('mentor_connect_pages_sent_total{how="refused"} 2')
  })

  it('still gets the pages that others have had rendered, and those others get more', async () => {
    await untilRendered('/ourmentors')
    for (const path of [...paths, ...paths]) await get(path)
    expect((await get('/resource?page=more')).statusCode).toBe(429)
    expect((await get('/ourmentors')).body).toContain('Shown: /ourmentors')
    expect((await get('/resource?page=more', '203.0.113.2')).statusCode).toBe(200)
  })
})

describe('a page beyond the end of a list', () => {
  beforeEach(() => start())

  it.each([
    ['/resource?page=9', '/resource?page=3'],
    ['/hi/resource?page=9', '/hi/resource?page=3'],
    ['/ourmentors?utm_source=mail&page=1000', '/ourmentors?page=3'],
  ])('%s leads to the last one', async (url, last) => {
    const { statusCode, headers } = await untilRendered(url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, last, 'no-cache'])
    expect((await untilRendered(last)).body).toContain(`Shown: ${last}`)
  })

  it('is read from the API once', async () => {
    await untilRendered('/resource?page=9')
    await untilRendered('/resource?page=9')
    await untilRendered('/resource?page=009')
    expect(reads).toBe(1)
  })
})

it('a page of a list has one content, however its number is written', async () => {
  await start()
  const { headers } = await untilRendered('/resource?page=2')
  for (const url of ['/resource?page=02', '/resource?page=2&x=1'])
    expect((await untilRendered(url)).headers.etag).toBe(headers.etag)
  const first = await untilRendered('/resource')
  expect((await untilRendered('/resource?page=1')).headers.etag).toBe(first.headers.etag)
  expect(reads).toBe(2)
})
