import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { chromium, type Browser } from 'playwright-core'
import { benchPages, type BenchPage } from './benchPages'
import { trustFlag } from './certificate'
import { GUEST, startFixture } from './fixture'
import { scriptsUntilComplete } from './measure'
import { buildMonolith } from './monolith/buildMonolith'
import type { Address } from './openPage'
import { readSitePages } from './sitePages'
import {
  OF_THE_SITE,
  RIVAL,
  startVariant,
  VARIANTS,
  type Preloads,
  type RunningVariant,
  type Variant,
} from './variants'

export interface Stage {
  browser: Browser
  /** Where Lighthouse reaches the browser. */
  debuggingPort: number
  pages: BenchPage[]
  addressOf: (page: BenchPage, variant: Variant) => Address
  stop: () => Promise<void>
}

interface Options {
  /** The first of 20 free ports. */
  port: number
  /** Whether the monolith is built and served, too. */
  hasRivals: boolean
}

/** Starts site and API, serves the variants of the pages, and starts the browser that opens them. */
export async function startStage({ port, hasRivals }: Options): Promise<Stage> {
  console.log('• Building…')
  const monolith = hasRivals ? await buildMonolith() : undefined
  const fixture = await startFixture(port)
  const running = {} as Record<Variant, RunningVariant>
  const debuggingPort = port + 10
  const browser = await launch(debuggingPort)
  const stage: Stage = {
    ...{ browser, debuggingPort, pages: benchPages(fixture) },
    addressOf: ({ path, isPublic }, variant) => ({
      url: running[variant].origin + path,
      visitor: isPublic ? GUEST : fixture.learner,
    }),
    async stop() {
      for (const variant of Object.values(running)) variant.stop()
      await browser.close()
      await fixture.stop()
    },
  }
  try {
    const sitePages = await readSitePages(fixture.upstream.siteUrl, stage.pages)
    const sources = { ...fixture, monolith, sitePages }
    for (const [index, variant] of (monolith ? VARIANTS : OF_THE_SITE).entries()) {
      running[variant] = await startVariant(variant, port + 2 + index, sources)
      if (variant === RIVAL) running[variant].setPreloads(await neededScripts(stage, variant))
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
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', trustFlag()],
      `--remote-debugging-port=${debuggingPort}`,
    ],
  })

/** What the pages of a variant request until they are complete. */
async function neededScripts(stage: Stage, variant: Variant): Promise<Preloads> {
  const preloads: Preloads = {}
  for (const page of stage.pages.filter(({ variants }) => variants.includes(variant)))
    preloads[page.path] = await scriptsUntilComplete(stage.browser, stage.addressOf(page, variant))
  return preloads
}
