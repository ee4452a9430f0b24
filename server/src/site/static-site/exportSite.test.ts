import { REGISTRY_PLACE } from '@mentor-connect/contract/site/pageHtml'
import Fastify, { type FastifyInstance } from 'fastify'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { programOf } from '../../build/bundleServer'
import { settings } from '../../platform/config/settings'
import { COMPOSED, siteFolder, type SiteFolder } from '../testing/siteFolder'
import { exportSite } from './exportSite'

const SITE = 'https://site.test'

/** A minimal server file of a shell's release: a page shows its address and the data that it has read. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  exports.createPageRenderer = () => ({
    plan: async ({ url }) => ({ status: 200, reads: url.includes('/resource/') ? [JSON.stringify(['GET', url.replace('/hi', ''), null, null])] : [] }),
    render: async ({ url, locale }, answers) => {
      if (url === '/broken') throw new Error('This page is broken.')
      return { status: url.endsWith('not-found') ? 404 : 200, title: url + ' in ' + locale, html: JSON.stringify(Object.values(answers)), css: '', cssVersion: '6' }
    },
  })
`
const FILES = ['app.html', 'index.html', 'about.html', 'resource/_.html']

let api: FastifyInstance
let apiUrl: string
let folder: SiteFolder
let to: string
let titles: Record<string, string>

beforeAll(async () => {
  api = Fastify()
  api.get<{ Params: { kind: string } }>('/site-map/:kind', ({ params }) => ({
    data: params.kind === 'courses' ? [{ from: 'maths', lastModified: '2026-01-01T00:00:00.000Z' }] : [],
  }))
  api.get('/site-map/:kind/entries', () => ({
    data: ['maths', 'removed'].map((id) => ({ id, lastModified: '2026-01-01T00:00:00.000Z' })),
  }))
  api.get<{ Params: { id: string } }>('/resource/:id', ({ params: { id } }, reply) =>
    titles[id] ? { data: { title: titles[id] } } : reply.status(404).send({}),
  )
  await api.listen({ host: '127.0.0.1', port: 0 })
  apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
})
afterAll(() => api.close())
beforeEach(() => {
  titles = { maths: 'Mathematics' }
  folder = siteFolder(SHELL, FILES, apiUrl, { siteUrl: SITE, publicPaths: ['/', '/about'] })
  to = join(folder.root, 'exported')
  mkdirSync(join(folder.root, 'shell/r1'), { recursive: true })
  writeFileSync(join(folder.root, 'shell/r1/main.js'), 'run()')
})
afterEach(() => folder.remove())

const KEY_URL = `${SITE}/security-key.asc`
const run = async (supportEmail = 'help@example.org') =>
  exportSite({
    siteDir: folder.root,
    to,
    supportEmail,
    securityKeyUrl: KEY_URL,
    renderer: await programOf('rendererProcess'),
  })
const read = (file: string) => readFileSync(join(to, file), 'utf8')

it('names whom to tell about a vulnerability, if somebody reads that address', async () => {
  await run()
  const [contact, expires, ...rest] = read('.well-known/security.txt').trim().split('\n')
  expect([contact, ...rest]).toEqual([
    'Contact: mailto:help@example.org',
    `Encryption: ${KEY_URL}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${SITE}/.well-known/security.txt`,
  ])
  const days = (Date.parse(expires!.replace('Expires: ', '')) - Date.now()) / DAY_MS
  expect(Math.round(days)).toBe(360)
  await run(settings.supportEmail.default)
  expect(existsSync(join(to, '.well-known'))).toBe(false)
})

it('writes every public page in both languages, with its data', async () => {
  expect(await run()).toEqual({ generation: 1, pages: 8 })
  for (const [file, title] of [
    ['index.html', '/ in en'],
    ['hi.html', '/hi in hi'],
    ['hi/index.html', '/hi in hi'],
    ['about.html', '/about in en'],
    ['hi/about.html', '/hi/about in hi'],
    ['resource/maths.html', '/resource/maths in en'],
    ['hi/resource/maths.html', '/hi/resource/maths in hi'],
  ] as const)
    expect(read(file)).toContain(`<title data-static>${title}</title>`)
  expect(read('hi/resource/maths.html')).toContain('[{"title":"Mathematics"}]')
  expect(read('hi/resource/maths.html')).toContain(`<link rel="canonical" href="${SITE}/hi/resource/maths">`)
})

it('says in each page that its data can be of any age', async () => {
  await run()
  expect(read('resource/maths.html')).toContain('"isExported":true')
})

it('completes each page with the registry, because a static host cannot', async () => {
  for (const page of ['about.html', 'user.html'])
    writeFileSync(join(folder.root, 'live', page), COMPOSED + REGISTRY_PLACE)
  await run()
  for (const page of ['about.html', 'user.html']) {
    expect(read(page)).toContain('id="mc-registry"')
    expect(read(page)).not.toContain(REGISTRY_PLACE)
  }
})

it('writes a page for unknown addresses, and none for what the API no longer has', async () => {
  await run()
  for (const file of ['404.html', 'hi/404.html'])
    expect(read(file)).toContain('<meta name="robots" content="noindex">')
  expect(existsSync(join(to, 'resource/removed.html'))).toBe(false)
})

it('writes what crawlers and scripts ask for, and nothing that is not public', async () => {
  await run()
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(read('sitemap.xml')).toContain(`<loc>${SITE}/sitemap-courses-1.xml</loc>`)
  expect(read('sitemap-courses-1.xml')).toContain(`<loc>${SITE}/hi/resource/maths</loc>`)
  expect(read('shell/r1/main.js')).toBe('run()')
  expect(read('registry.json')).toBe('{}')
  expect(readdirSync(to)).not.toContain('rendering.json')
  expect(readdirSync(to)).not.toContain('ledger.json')
})

it('replaces an earlier export as a whole', async () => {
  await run()
  titles = {}
  await run()
  expect(existsSync(join(to, 'resource/maths.html'))).toBe(false)
  expect(readdirSync(folder.root).filter((name) => name.startsWith('exported'))).toEqual(['exported'])
})

it('names the page that cannot be rendered, and leaves the earlier export as it is', async () => {
  await run()
  const broken = siteFolder(SHELL, [...FILES, 'broken.html'], apiUrl, {
    siteUrl: SITE,
    publicPaths: ['/', '/broken'],
  })
  const failing = exportSite({
    siteDir: broken.root,
    to,
    supportEmail: 'help@example.org',
    renderer: await programOf('rendererProcess'),
  })
  await expect(failing).rejects.toThrow('/broken (en): Error: This page is broken.')
  expect(read('about.html')).toContain('/about in en')
  broken.remove()
})

it('never replaces a folder with other content', async () => {
  mkdirSync(to)
  writeFileSync(join(to, 'thesis.txt'), 'years of work')
  await expect(run()).rejects.toThrow('contains something else')
  expect(read('thesis.txt')).toBe('years of work')
  rmSync(join(to, 'thesis.txt'))
})
