import type { FastifyInstance } from 'fastify'
import { metricsOf } from '../testing/metricsOf'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'
import { COMPOSED, siteFolder, type SiteFolder } from './testing/siteFolder'

/** A shell that only renders the page for unknown addresses. Pages of signed-in people are rendered by browsers. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = () => ({
    async plan({ url }) {
      if (!url.endsWith('/page-not-found')) throw new exports.NotRendered()
      return { status: 404, reads: [] }
    },
    render: async ({ url, locale }) => ({ status: 404, title: 'Not found in ' + locale, html: url, css: '', cssVersion: '6' }),
  })
`
const ADDRESSES = ['/user/home', '/mentor/resources/:resourceId/edit', '/user/chat']
const AREAS = { '/user/home': 'learner', '/user/chat': 'chat' }
const API = 'http://127.0.0.1:9'

let folder: SiteFolder
let site: FastifyInstance

beforeAll(async () => {
  folder = siteFolder(SHELL, ['app.html', 'user/home.html'], API, { addresses: ADDRESSES, areas: AREAS })
  site = await buildSite(testConfig({ siteDir: folder.root, apiUrl: API }))
})
afterAll(async () => {
  await site.close()
  folder.remove()
})

const get = (url: string) => site.inject({ url, headers: { accept: 'text/html' } })

/**
 * Requests a page until it has content: the first page starts the renderer, and until it is ready, pages are sent
 * without content.
 */
async function untilRendered(url: string) {
  for (;;) {
    const response = await get(url)
    if (response.body !== COMPOSED) return response
  }
}

it.each(['/user/home', '/mentor/resources/r1/edit', '/user/chat', '/User/Chat?with=m1'])(
  '%s is a page that the browser renders',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body]).toEqual([200, COMPOSED])
  },
)

it.each([
  '/user/nothing/here',
  '/user/home/more',
  '/mentor/xyz',
  '/user/chat/more',
  '/mentor/resources/edit',
])('%s is not found, although it is below an area for signed-in people', async (url) => {
  const { statusCode, body } = await untilRendered(url)
  expect(statusCode).toBe(404)
  expect(body).toContain('Not found in en')
  expect(body).toContain('<meta name="robots" content="noindex">')
})

it.each(['/user/chat.', '/user/home.)', '/about...', '/hi/user/chat.', '/user/chat.%E2%80%9D'])(
  'whoever opens %s, with the end of a sentence, gets the page that says so',
  async (url) => {
    const { statusCode, headers } = await untilRendered(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  },
)

it('the page says so in the language of the address', async () => {
  expect((await untilRendered('/hi/user/nothing')).body).toContain('Not found in hi')
})

it('the status and what search engines may do with it do not depend on rendering', async () => {
  const composed = await buildSite(testConfig({ siteDir: folder.root, apiUrl: API, rendering: 'off' }))
  const answer = async (url: string) => {
    const { statusCode, headers } = await composed.inject(url)
    return [statusCode, headers['x-robots-tag']]
  }
  expect(await answer('/user/nothing/here')).toEqual([404, 'noindex'])
  expect(await answer('/user/home')).toEqual([200, undefined])
  await composed.close()
})

it('counts pages by their route and area, and addresses that somebody made up as none', async () => {
  const fresh = await buildSite(testConfig({ siteDir: folder.root, apiUrl: API }))
  for (const url of ['/user/home', '/User/home/', '/user/chat', '/user/made-up', '/user/made-up-too'])
    await fresh.inject({ url, headers: { accept: 'text/html' } })
  const counts = (await metricsOf(fresh)).match(/^http_request_duration_seconds_count.*/gm)
  expect(counts).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/user/home",status="2xx",area="learner"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="3xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/user/chat",status="2xx",area="chat"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 2',
  ])
  await fresh.close()
})
