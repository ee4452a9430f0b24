// `npm run bench:page`: what federation costs, measured against the same sources as one bundle.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../browser/findChromium'
import { endWith } from '../process/sentence'
import { CACHE, ROOT } from '../root'
import { API_PREFIX, serve } from './benchServer'
import { measure, open, type Sample } from './measure'
import { buildMonolith } from './monolith/buildMonolith'
import { navigate, type Navigations } from './navigate'
import { goals, navigationTable, pageTable, type Measured } from './report'
import { VARIANTS, siteOfVariant, type Needed, type Variant } from './variants'
import { GUEST, startWorld } from './world'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PORT = Number(process.env.BENCH_PORT ?? 3780)
const PRERENDERED = ['/', '/resource']
/** From the learner's area into the public catalogue's course page. */
const HOP = { from: '/user/home', into: '/user/resources/' }

try {
  await main()
} catch (error) {
  endWith(error)
}

async function main() {
  console.log('• Building both…')
  const monolith = await buildMonolith()
  const world = await startWorld(PORT)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const stops: (() => void)[] = []
  try {
    const origins = {} as Record<Variant, string>
    const needed: Needed = {}
    const course = `/resource/${world.course}`
    const pages = ['/', '/resource', course, '/user/home']
    const visitor = (page: string) => (page.startsWith('/user') ? world.learner : GUEST)
    for (const [index, variant] of VARIANTS.entries()) {
      const port = PORT + 2 + index
      const origin = `https://localhost:${port}`
      const config = { apiUrl: origin + API_PREFIX, chatUrl: origin, siteUrl: origin }
      const site = siteOfVariant(variant, { ...world, monolith, config }, needed)
      stops.push(await serve(port, site, world.api, join(CACHE, 'bench', 'tls')))
      origins[variant] = origin
      if (variant === 'monolith')
        for (const page of pages) needed[page] = await scriptsOf(browser, origin + page, visitor(page))
    }
    const measured = await rounds(browser, origins, pages, visitor)
    const hops = await hopRounds(browser, origins, world.learner)
    report(measured, hops, course)
  } finally {
    for (const stop of stops) stop()
    await browser.close()
    await world.stop()
  }
  process.exit(0)
}

async function scriptsOf(browser: Browser, url: string, visitor: typeof GUEST): Promise<string[]> {
  const [page, context] = await open(browser, url, visitor)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await context.close()
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => new URL(name).pathname)
  return scripts.filter((path) => !/\/main\./.test(path))
}

async function rounds(
  browser: Browser,
  origins: Record<Variant, string>,
  pages: string[],
  visitor: (page: string) => typeof GUEST,
): Promise<Measured[]> {
  const measured = pages.map((page): Measured => ({
    page,
    samples: { federated: [], 'no script': [], monolith: [], 'monolith + preload': [] },
  }))
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`• Round ${round + 1} of ${ROUNDS}…`)
    for (const { page, samples } of measured)
      for (const variant of VARIANTS) {
        const sample: Sample = await measure(
          browser,
          origins[variant] + page,
          visitor(page),
          variant !== 'no script',
        )
        samples[variant].push(sample)
      }
  }
  return measured
}

async function hopRounds(browser: Browser, origins: Record<Variant, string>, learner: typeof GUEST) {
  const hops: Record<'federated' | 'monolith', Navigations[]> = { federated: [], monolith: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of ['federated', 'monolith'] as const)
      hops[variant].push(await navigate(browser, origins[variant], HOP, learner))
  return hops
}

function report(measured: Measured[], hops: Record<'federated' | 'monolith', Navigations[]>, course: string) {
  const named = measured.map((one) => ({ ...one, page: one.page === course ? '/resource/:id' : one.page }))
  const tables = [pageTable(named), navigationTable(hops), goals(named, PRERENDERED, hops)]
  console.log(`\n${tables.join('\n\n')}\n`)
  const folder = join(ROOT, 'docs/benchmarks')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.tables.md'), `${tables.join('\n\n')}\n`)
}
