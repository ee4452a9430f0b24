import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { programOf } from '../../build/bundleServer'
import { createRenderer, PageNotTried, PageStopped, type Renderer } from './renderer'
import { EMPTY_SITE } from '../testing/siteFolder'

/** The server file of a shell's release. Some of its pages never end or use up all memory. */
const SHELL = `
  exports.NotRendered = class extends Error {}
  exports.provided = {}
  const faults = {
    '/loop': () => { for (;;); },
    '/memory': () => { const rows = []; for (;;) rows.push(new Array(100000).fill(rows.length)) },
    '/kill': () => process.kill(process.pid, 'SIGKILL'),
    '/throw': () => { throw new Error('This page is broken.') },
  }
  exports.createPageRenderer = () => ({
    plan: async ({ url }) => (faults[url] ?? (() => ({ status: 200, reads: [] })))(),
  })
`

/** A limit longer than a test takes, so that a page that never ends keeps its thread. */
const FOREVER_MS = HOUR_MS
/** A short limit that is still enough for every page that ends. */
const SOON_MS = 200

let folder: string
let renderer: Renderer

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'renderer-')))
  writeFileSync(join(folder, 'shell.cjs'), SHELL)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => renderer.stop())

async function start(stepLimitMs: number) {
  const program = await programOf('rendererProcess')
  renderer = createRenderer({ readable: [folder], program, stepLimitMs })
}

function render(url: string, ...areas: string[]) {
  const config = { apiUrl: 'http://api.test', chatUrl: 'http://chat.test' }
  return renderer.run({
    live: { ...EMPTY_SITE, config, files: { shell: join(folder, 'shell.cjs') } },
    areas,
    url,
    locale: 'en',
  })
}

const RENDERED = { plan: { status: 200, reads: [] } }

it('renders pages of other areas while those of one never end', async () => {
  await start(FOREVER_MS)
  const endless = Array.from({ length: 10 }, () => render('/loop', 'broken'))
  expect(await render('/about', 'public')).toEqual(RENDERED)
  expect(await render('/resource', 'public')).toEqual(RENDERED)
  renderer.stop()
  for (const page of endless) await expect(page).rejects.toThrow('The renderer is not running.')
})

it('stops a page that never ends', async () => {
  await start(SOON_MS)
  await expect(render('/loop', 'broken')).rejects.toThrow(PageStopped)
  expect(await render('/about', 'public')).toEqual(RENDERED)
})

it('stops a page that takes all memory, and then renders one page of its area at a time', async () => {
  await start(FOREVER_MS)
  await expect(render('/memory', 'broken')).rejects.toThrow(PageStopped)
  const pages = ['/loop', '/about'].map((url) => render(url, 'broken'))
  // Pages of another area that are requested later are not held up.
  for (const url of ['/about', '/resource', '/']) expect(await render(url, 'public')).toEqual(RENDERED)
  renderer.stop()
  for (const page of pages) await expect(page).rejects.toThrow('The renderer is not running.')
})

it('gives up pages that have waited while others of their area were stopped', async () => {
  await start(SOON_MS)
  const pages = await Promise.allSettled(Array.from({ length: 10 }, () => render('/loop', 'broken')))
  const errors = pages.map((page) => (page as PromiseRejectedResult).reason as Error)
  expect(errors.filter((error) => error instanceof PageStopped).length).toBeLessThan(10)
  expect(errors.filter((error) => error instanceof PageNotTried).length).toBeGreaterThan(0)
  expect(await render('/about', 'public')).toEqual(RENDERED)
})

it('keeps all threads for an area whose code throws', async () => {
  await start(FOREVER_MS)
  await expect(render('/throw', 'broken')).rejects.toThrow('This page is broken.')
  const endless = render('/loop', 'broken')
  expect(await render('/about', 'broken')).toEqual(RENDERED)
  renderer.stop()
  await expect(endless).rejects.toThrow('The renderer is not running.')
})

it('gives an area the version of a package that it was built for', async () => {
  writeFileSync(
    join(folder, 'two.cjs'),
    `exports.provided = { auth: { version: 2 } }
     exports.providedForContract = { '1.0.0': { auth: { version: 1 } } }
     exports.createPageRenderer = (config, exposesOf) => ({
       plan: async ({ url }) => ({ status: 200, reads: [String(exposesOf(url.slice(1)).version)] }),
     })`,
  )
  writeFileSync(join(folder, 'area.cjs'), `exports.version = require('auth').version`)
  await start(SOON_MS)
  const [shell, area] = ['two.cjs', 'area.cjs'].map((file) => join(folder, file)) as [string, string]
  const plan = (url: string) =>
    renderer.run({
      live: {
        config: { apiUrl: 'http://api.test', chatUrl: 'http://chat.test' },
        files: { shell, learner: area, mentor: area },
        contracts: { learner: '1.0.0' },
        declared: EMPTY_SITE.declared,
        releases: { learner: 'r1' },
      },
      areas: [],
      url,
      locale: 'en',
    })
  expect(await plan('/learner')).toEqual({ plan: { status: 200, reads: ['1'] } })
  expect(await plan('/mentor')).toEqual({ plan: { status: 200, reads: ['2'] } })
})

it('tells an area the address of its release', async () => {
  writeFileSync(
    join(folder, 'shell-of-pictures.cjs'),
    `exports.provided = {}
     exports.providedForContract = {}
     exports.createPageRenderer = (config, exposesOf) => ({
       plan: async () => ({ status: 200, reads: [exposesOf('learner').picture] }),
     })`,
  )
  writeFileSync(join(folder, 'pictures.cjs'), `exports.picture = __mcRelease + 'logo.1a2b3c4d.svg'`)
  await start(SOON_MS)
  const files = { shell: join(folder, 'shell-of-pictures.cjs'), learner: join(folder, 'pictures.cjs') }
  const live = { ...EMPTY_SITE, files, releases: { learner: 'r1' } }
  expect(await renderer.run({ live, areas: [], url: '/', locale: 'en' })).toEqual({
    plan: { status: 200, reads: ['/remotes/learner/r1/logo.1a2b3c4d.svg'] },
  })
})

it('does not count pages against their areas while it does not run', async () => {
  await start(FOREVER_MS)
  const ending = render('/kill', 'broken')
  await expect(ending).rejects.toThrow('The renderer is not running.')
  await expect(ending).rejects.not.toThrow(PageNotTried)
  await expect(render('/about', 'public')).rejects.toThrow(PageNotTried)
})
