// `npm run bench:page`: the cost of federation, compared with the same sources as one bundle.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/delivery/process/cliError'
import { CACHE } from '@mentor-connect/delivery/root'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { chromium } from 'playwright-core'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { API_PREFIX, serve, trustFlag } from './benchServer'
import { buildMonolith } from './monolith/buildMonolith'
import type { Navigations } from './navigate'
import { goals, navigationTable, pageTable, type Measured } from './report'
import { hopRounds, rounds, scriptsOf } from './rounds'
import { VARIANTS, siteOfVariant, type Needed, type Variant } from './variants'
import { GUEST, startFixture } from './fixture'

const PORT = Number(process.env.BENCH_PORT ?? 3780)
const KEYS = join(CACHE, 'bench', 'tls')
const PRERENDERED = ['/', '/resource']

const MEASURED = /(<!-- measured -->).*(<!-- \/measured -->)/s

try {
  await main()
} catch (error) {
  exitWithError(error)
}

async function main() {
  console.log('• Building both…')
  const monolith = await buildMonolith()
  const fixture = await startFixture(PORT)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', trustFlag(KEYS)],
  })
  const stops: (() => void)[] = []
  try {
    const origins = {} as Record<Variant, string>
    const needed: Needed = {}
    const course = `/resource/${fixture.course}`
    const pages = ['/', '/resource', course, '/user/home']
    const visitor = (page: string) => (page.startsWith('/user') ? fixture.learner : GUEST)
    for (const [index, variant] of VARIANTS.entries()) {
      const port = PORT + 2 + index
      const origin = `https://localhost:${port}`
      const config = { apiUrl: origin + API_PREFIX, chatUrl: origin, siteUrl: origin }
      const site = siteOfVariant(variant, { ...fixture, monolith, config }, needed)
      stops.push(await serve(port, site, fixture.api, KEYS))
      origins[variant] = origin
      if (variant === 'monolith')
        for (const page of pages) needed[page] = await scriptsOf(browser, origin + page, visitor(page))
    }
    const measured = await rounds(browser, origins, pages, visitor)
    const hops = await hopRounds(browser, origins, fixture.learner)
    await report(measured, hops, course)
  } finally {
    for (const stop of stops) stop()
    await browser.close()
    await fixture.stop()
  }
  process.exit(0)
}

async function report(
  measured: Measured[],
  hops: Record<'federated' | 'monolith', Navigations[]>,
  course: string,
) {
  const named = measured.map((one) => ({ ...one, page: one.page === course ? '/resource/:id' : one.page }))
  const tables = [pageTable(named), navigationTable(hops), goals(named, PRERENDERED, hops)]
  console.log(`\n${tables.join('\n\n')}\n`)
  await keep(tables.join('\n\n'))
}

/** Replaces the tables between the markers of the document; the text around them is written by hand. */
async function keep(tables: string) {
  const text = readFileSync(benchmarkFile('page'), 'utf8').replace(
    MEASURED,
    (_all, begin: string, end: string) => `${begin}\n\n${tables}\n\n${end}`,
  )
  await writeBenchmark('page', text)
}
