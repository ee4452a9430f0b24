import type { FastifyInstance } from 'fastify'
import { bookingWorld, type BookingWorld } from '../testing/bookingWorld'
import { testConfig } from '../testing/testConfig'
import { portfolioWith } from '../work/testing/aPortfolio'
import { buildSite } from './app'
import { siteFolder, type SiteFolder } from './testing/siteFolder'

/** A shell whose pages show the responses that real pages are rendered with. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  const READS = { people: '/portfolios/', book: '/booking-pages/' }
  exports.createPageRenderer = () => ({
    async plan({ url }) {
      const [, area, slug] = url.replace('/hi/', '/').split('/')
      const read = READS[area]
      return read ? { status: 200, reads: [JSON.stringify(['GET', read + slug, null, null])] } : { status: 404, reads: [] }
    },
    async render({ url }, answers) {
      const status = url.endsWith('/page-not-found') ? 404 : 200
      return { status, title: url, html: JSON.stringify(Object.values(answers)), css: '', cssVersion: '6', description: '' }
    },
  })
`

let w: BookingWorld
let folder: SiteFolder
let site: FastifyInstance

beforeAll(async () => {
  w = await bookingWorld()
  const apiUrl = await w.t.app.listen({ host: '127.0.0.1', port: 0 })
  folder = siteFolder(SHELL, ['app.html', 'people/_.html', 'book/_.html'], apiUrl)
  site = await buildSite(testConfig({ siteDir: folder.root, apiUrl }))
  const portfolio = { skills: [], slug: 'asha-makes' }
  await w.post(w.asha, '/user/portfolio', portfolioWith(portfolio))
  await w.post(w.asha, '/user/portfolio', portfolioWith({ ...portfolio, slug: 'asha-verma', version: 1 }))
  const page = { isOn: true, isListed: true }
  await w.post(w.mentor, '/mentor/booking-page', { ...page, slug: 'ravi-kumar', version: 0 })
  await w.post(w.mentor, '/mentor/booking-page', { ...page, slug: 'ravi-k', version: 1 })
})
afterAll(async () => {
  await site.close()
  await w.t.close()
  folder.remove()
})

/**
 * Requests a page until it has content: a page that takes too long is sent without, and finished for the next request.
 */
async function ask(url: string) {
  for (;;) {
    const { statusCode, headers, body } = await site.inject({ url, headers: { accept: 'text/html' } })
    if (!body.includes('<title>Empty')) return [statusCode, headers.location]
  }
}

it.each([
  ['/people/asha-makes', '/people/asha-verma'],
  ['/hi/people/asha-makes', '/hi/people/asha-verma'],
  ['/book/ravi-kumar', '/book/ravi-k'],
])('%s, a former address, leads to %s for good', async (former, present) => {
  expect(await ask(former)).toEqual([301, present])
  expect(await ask(present)).toEqual([200, undefined])
})

it.each(['/people/nobody-here', '/book/nobody-here'])('%s was never an address of a page', async (url) => {
  expect(await ask(url)).toEqual([404, undefined])
})

it('says nothing about a page that is not shown any more', async () => {
  const off = { isOn: false, isListed: false }
  await w.post(w.mentor, '/mentor/booking-page', { ...off, slug: 'ravi-hidden', version: 2 })
  expect(await ask('/hi/book/ravi-kumar')).toEqual([404, undefined])
})
