import { setTimeout as sleep } from 'node:timers/promises'
import { NEEDLESS_FEATURES } from '@mentor-connect/delivery/process/needlessFeatures'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { chromium, type Browser } from 'playwright-core'
import { GUEST, startDemoSite } from '../product/demoSite'
import { benchPages, type BenchPage } from './benchPages'
import { trustFlag } from './certificate'
import { scriptsUntilComplete } from './measure'
import { buildMonolith } from './monolith/buildMonolith'
import type { Address } from './openPage'
import { startVariant, type Preloads, type RunningVariant, type Variant } from './variants'

export interface Stage {
  browser: Browser
  /** Port at which Lighthouse reaches the browser. */
  debuggingPort: number
  pages: BenchPage[]
  /** Id of a course of the demo mentor. */
  ownCourse: string
  addressOf: (page: BenchPage, variant: Variant) => Address
  stop: () => Promise<void>
}

const TRIES_MAX = 100
const PAUSE_MS = 100

/**
 * Starts site and API, serves the variants of the pages, and starts the browser that opens them.
 *
 * @param port the first of 20 free ports
 */
export async function startStage(port: number, hasMonolith: boolean): Promise<Stage> {
  console.log('• Building…')
  const monolith = hasMonolith ? await buildMonolith() : undefined
  const site = await startDemoSite(port)
  const running = {} as Record<Variant, RunningVariant>
  const debuggingPort = port + 10
  const browser = await launch(debuggingPort)
  const stage: Stage = {
    browser,
    debuggingPort,
    pages: benchPages(site),
    ownCourse: site.ownCourse,
    addressOf: ({ path, isPublic }, variant) => ({
      url: running[variant].origin + path,
      visitor: isPublic ? GUEST : site.learner,
    }),
    async stop() {
      for (const variant of Object.values(running)) variant.stop()
      await browser.close()
      await site.stop()
    },
  }
  try {
    const sources = { ...site, monolith, sitePages: await readPages(site.upstream.siteUrl, stage.pages) }
    running.federated = await startVariant('federated', port + 3, sources)
    running['no script'] = await startVariant('no script', port + 4, sources)
    if (monolith) {
      running.monolith = await startVariant('monolith', port + 5, sources)
      running.monolith.setPreloads(await neededScripts(stage))
    }
    return stage
  } catch (error) {
    await stage.stop()
    throw error
  }
}

const launch = (debuggingPort: number) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // The hidden pages of these features would occupy the processor cores for seconds after a window is
      // opened, and so slow down the measured page.
      `--disable-features=${NEEDLESS_FEATURES.join()}`,
      trustFlag(),
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })

/**
 * Reads the HTML of each page, by path, as the site server sends it from its cache. Public pages contain
 * their content.
 *
 * @throws if a page is not rendered in time
 */
async function readPages(siteUrl: string, pages: BenchPage[]): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const { path, isPublic } of pages) read[path] = await readPage(siteUrl + path, isPublic)
  return read
}

async function readPage(url: string, isRendered: boolean): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const page = await fetch(url, { headers: { accept: 'text/html,*/*' } })
    const text = await page.text()
    if (page.status === 200 && page.headers.has('cdn-cache-control') === isRendered) return text
    await sleep(PAUSE_MS)
  }
  throw new Error(`${url} was ${isRendered ? 'not rendered' : 'rendered'} by the site server.`)
}

/** Returns the scripts that the pages of the monolith request until they are complete. */
async function neededScripts(stage: Stage): Promise<Preloads> {
  const preloads: Preloads = {}
  for (const page of stage.pages.filter(({ variants }) => variants.includes('monolith')))
    preloads[page.path] = await scriptsUntilComplete(stage.browser, stage.addressOf(page, 'monolith'))
  return preloads
}
