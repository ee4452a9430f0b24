import { noScriptElement } from '@mentor-connect/contract/site/pageHtml'
import { slot, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testConfig } from '../../testing/testConfig'
import { buildSite } from '../app'
import { EMPTY_SITE } from '../testing/siteFolder'

/** A minimal server file of a shell's release; `/course/…` reads a course. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = (config, exposesOf) => ({
    async plan({ url }) {
      if (url.startsWith('/browser')) throw new exports.NotRendered()
      if (url.startsWith('/course/')) return { status: 200, reads: [JSON.stringify(['GET', url, null, null])] }
      return { status: url === '/about' || url === '/hi/about' || url === '/hi' || url === '/loop' || url === '/secrets' ? 200 : 404, reads: [] }
    },
    async render({ url, locale }, answers) {
      if (url === '/loop') for (;;);
      const secrets = () => JSON.stringify([process.env, attempt(() => require('fs').readFileSync('/etc/passwd'))])
      const html = url === '/secrets' ? secrets() : url + ' ' + JSON.stringify(Object.values(answers))
      const status = url.endsWith('/page-not-found') ? 404 : 200
      return { status, title: 'Title of ' + url + (locale === 'hi' ? ' in Hindi' : ''), html, css: 'p{}', cssVersion: '6', description: 'a "quoted" text', image: { url: 'https://api.test/a.png?a=1&b=2', alt: 'A "card"' }, jsonLd: [{ name: '</script>' }] }
    },
  })
  const attempt = (act) => { try { return String(act()) } catch (error) { return error.code } }
`
const COMPOSED = `<html lang="en"><head>${slot('head', '<title>Empty</title>')}${slot('styles', '')}</head>${slot('content', '')}${noScriptElement('toShow')}`

let root: string
let api: FastifyInstance
let site: FastifyInstance
let course: { title: string } | undefined

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'rendering-')))
  api = Fastify()
  api.get<{ Params: { id: string } }>('/course/:id', ({ params }, reply) => {
    if (params.id === 'removed') return reply.status(404).send({ code: 'not_found', reason: 'removed' })
    if (params.id.startsWith('closed'))
      return reply.status(403).send({ message: 'Enrol first.', code: 'not_enrolled' })
    if (params.id === 'blocked') return reply.status(403).send('Blocked by a proxy.')
    return course ? { data: course } : reply.status(404).send({})
  })
  await api.listen({ host: '127.0.0.1', port: 0 })
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  mkdirSync(join(root, 'generations/1'), { recursive: true })
  symlinkSync('generations/1', join(root, 'live'))
  const page = { areas: ['public'], query: ['page'], browserQuery: ['q'] }
  const rendering: SiteRendering = {
    ...EMPTY_SITE,
    config: { apiUrl, chatUrl: apiUrl },
    files: { shell: 'shell.cjs' },
    addresses: ['/*'],
    pages: Object.fromEntries(
      [
        'app.html',
        'index.html',
        'about.html',
        'course/_.html',
        'loop.html',
        'secrets.html',
        'browser.html',
      ].map((file) => [file, page]),
    ),
  }
  const live = (file: string, text: string) => {
    mkdirSync(join(root, 'live', file, '..'), { recursive: true })
    writeFileSync(join(root, 'live', file), text)
  }
  writeFileSync(join(root, 'shell.cjs'), SHELL)
  live('rendering.json', JSON.stringify(rendering))
  for (const file of ['index.html', ...Object.keys(rendering.pages)]) {
    live(file, COMPOSED)
    live(`hi/${file}`, COMPOSED.replace('lang="en"', 'lang="hi"'))
  }
  site = await buildSite(testConfig({ siteDir: root, apiUrl, siteUrl: 'https://site.test' }))
  // The renderer starts with the first page that needs it.
  await untilRendered('/about')
})
afterAll(async () => {
  await site.close()
  await api.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => (course = { title: 'Maths' }))

const get = (url: string, headers = {}) => site.inject({ url, headers: { accept: 'text/html', ...headers } })

/**
 * Requests a page until it has content: a page that takes too long is sent without, and finished for the next request.
 */
async function untilRendered(url: string, headers = {}) {
  for (;;) {
    const response = await get(url, headers)
    if (!response.body.includes('<title>Empty')) return response
  }
}

it('sends a page with its content, title, description and structured data', async () => {
  const { body, statusCode } = await untilRendered('/course/c1')
  expect(statusCode).toBe(200)
  expect(body).toContain('/course/c1 [{"title":"Maths"}]')
  expect(body).toContain('<title data-static>Title of /course/c1</title>')
  expect(body).toContain('<meta name="description" content="a &quot;quoted&quot; text">')
  expect(body).toContain('<link rel="canonical" href="https://site.test/course/c1">')
  for (const tag of [
    '<meta property="og:image" content="https://api.test/a.png?a=1&amp;b=2">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A &quot;card&quot;">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(body).toContain(tag)
  expect(body).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>')
})

it('says without scripts what is true: a page can be read once its content is there', async () => {
  const notice = (body: string) => /<noscript>.*?<\/noscript>/.exec(body)![0]
  const read = notice((await untilRendered('/about')).body)
  expect(read).toContain('needs JavaScript for everything but reading.')
  expect(read).toContain('पढ़ने के अलावा')
  const empty = notice((await get('/browser')).body)
  expect(empty).toContain('needs JavaScript to show this page.')
  expect(empty).not.toContain('reading')
})

it('answers "not found" for a page whose data does not exist, and for an unknown address', async () => {
  course = undefined
  for (const url of ['/course/gone', '/nowhere']) {
    const { statusCode, body } = await untilRendered(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<meta name="robots" content="noindex">')
  }
})

it('says that a page was removed, so that search engines drop it', async () => {
  for (const url of ['/course/removed', '/page-removed']) {
    const { statusCode, body } = await untilRendered(url)
    expect(statusCode).toBe(410)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('Title of /page-removed')
  }
})

it('says that a page is not for everybody, and goes on rendering others', async () => {
  for (const url of ['/course/closed', '/course/closed', '/course/closed-too']) {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(403)
    expect(body).toContain('<title>Empty')
  }
  expect((await untilRendered('/course/after-a-refusal')).body).toContain('Maths')
})

it.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/hi/', '/hi'],
  ['/HI/About/', '/hi/about'],
  ['/About?utm_source=mail', '/about?utm_source=mail'],
  ['/Course/C1/', '/course/C1'],
])('leads from %s to the one address of the page', async (url, address) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers.location]).toEqual([308, address])
})

it.each(['/\\example.org/', '//example.org/', '/%5cexample.org/'])(
  'leads from %s nowhere else',
  async (url) => {
    expect((await get(url)).headers.location).toBeUndefined()
  },
)

describe('the language of a page', () => {
  it.each([
    ['/hi/about', {}, 'hi'],
    ['/hi/about', { cookie: 'mc.locale=en', 'accept-language': 'en' }, 'hi'],
    ['/about', {}, 'en'],
    ['/about', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
    ['/about', { 'accept-language': 'fr, en;q=0.5' }, 'en'],
    ['/about', { cookie: 'a=b; mc.locale=hi', 'accept-language': 'en' }, 'hi'],
    ['/about', { cookie: 'mc.locale=xx', 'accept-language': '*' }, 'en'],
  ])('%s with %j is in %s', async (url, headers, locale) => {
    const response = await untilRendered(url, headers)
    expect(response.headers['content-language']).toBe(locale)
    expect(response.body).toContain(`<html lang="${locale}">`)
    expect(response.body).toContain(`Title of ${url}${locale === 'hi' ? ' in Hindi' : ''}</title>`)
  })

  it('names the addresses in all languages, and the one of its own language as canonical', async () => {
    const { body } = await untilRendered('/about', { cookie: 'mc.locale=hi' })
    expect(body).toContain('<link rel="canonical" href="https://site.test/hi/about">')
    for (const [language, path] of [
      ['en', '/about'],
      ['hi', '/hi/about'],
      ['x-default', '/about'],
    ])
      expect(body).toContain(`<link rel="alternate" hreflang="${language}" href="https://site.test${path}">`)
  })

  it('depends on the person only if the address names none', async () => {
    expect((await untilRendered('/about')).headers.vary).toBe('accept-encoding, accept-language, cookie')
    expect((await untilRendered('/hi/about')).headers.vary).toBe('accept-encoding')
  })

  it('is also that of a page which browsers render, and of unknown addresses', async () => {
    expect((await get('/hi/browser')).body).toContain('<html lang="hi">')
    const { statusCode, body } = await untilRendered('/hi/nowhere')
    expect(statusCode).toBe(404)
    expect(body).toContain('Title of /hi/page-not-found in Hindi')
  })

  it('has a home page', async () => {
    expect((await untilRendered('/hi')).body).toContain('Title of /hi in Hindi')
  })
})

it('ignores queries that do not change the page, and confirms an unchanged page', async () => {
  const first = await untilRendered('/about?utm_source=mail')
  const etag = first.headers.etag as string
  expect((await get('/about', { 'if-none-match': etag })).statusCode).toBe(304)
})

it.each(['/browser', '/about?q=maths', `/about?page=${'1'.repeat(100)}`])(
  'sends %s without content, because only browsers render it',
  async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body]).toEqual([200, COMPOSED])
  },
)

it('sends the page without content if its code never ends, and others still with theirs', async () => {
  expect((await get('/loop')).body).toBe(COMPOSED)
  expect((await untilRendered('/course/c2')).body).toContain('/course/c2')
})

it('gives the code of releases no environment', async () => {
  expect((await untilRendered('/secrets')).body).not.toContain('PATH')
})

it('takes a refusal that is not the API’s own for a failure', async () => {
  const { statusCode, body } = await get('/course/blocked')
  expect([statusCode, body]).toEqual([200, COMPOSED])
})

it('keeps an earlier page while the API is down', async () => {
  expect((await untilRendered('/course/c3')).body).toContain('Maths')
  await api.close()
  expect((await get('/course/c3')).body).toContain('Maths')
  expect((await get('/course/never-read')).body).toBe(COMPOSED)
})
