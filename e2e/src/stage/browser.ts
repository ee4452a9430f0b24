import { mkdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/contract/site/firstPaint'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Page,
} from 'playwright-core'
import { sharedStage } from './sharedStage'

export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1440, height: 900 }

/** Timeout for waits in the page, in ms: high, so that a slow machine does not fail a test. */
const TIMEOUT_MS = 60_000

let connection: Promise<Browser> | undefined

/** Disconnects from the shared browser, and closes everything that this test file has opened in it. */
export async function disconnect(): Promise<void> {
  await connection?.then((browser) => browser.close())
  connection = undefined
}

export interface PersonOptions extends BrowserContextOptions {
  /**
   * If true, the shell prefetches scripts for the next pages. By default, it does not, because the browser reports that
   * it saves data.
   */
  prefetches?: boolean
}

/**
 * A new browser profile. Service workers are blocked unless a test needs them, because Playwright cannot intercept
 * requests that a worker answers.
 */
export async function newContext(
  siteUrl: string,
  { prefetches = false, ...options }: PersonOptions = {},
): Promise<BrowserContext> {
  const browser = await (connection ??= chromium.connect(sharedStage().browserUrl))
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: DESKTOP,
    locale: 'en-IN',
    acceptDownloads: true,
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript((prefetching) => {
    if (!prefetching) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    // The shell prefetches less on a machine with two cores, as that of the tests may be.
    else Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 })
  }, prefetches)
  return context
}

/** A page in a new browser profile. */
export async function newPerson(
  siteUrl: string,
  options: PersonOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(siteUrl, options)
  return { context, page: await context.newPage() }
}

/** Starts a download and returns its content. */
export async function downloadedBy(page: Page, start: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return contentOf(download)
}

/** Reads a downloaded file as a stream, because the browser is another process and may be on another machine. */
async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}

/** Waits until the app has replaced the prerendered page, which looks the same. */
export const takenOver = (page: Page) =>
  page.locator(`#app > :not(#${PRERENDERED_ELEMENT_ID})`).first().waitFor({ state: 'attached' })

/** Waits until everything that has arrived is laid out and counted as a layout shift. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/**
 * Changes the size of the window, and waits for the page's next frame: only then do scripts know which media queries
 * match.
 */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await twoFrames(page)
}

const EVIDENCE = join(__dirname, '../../../.cache/e2e')

/** Runs a journey. If it fails, the error contains what the page showed, and a screenshot is stored. */
export async function witnessed<Result>(page: Page, journey: () => Promise<Result>): Promise<Result> {
  const trace: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400)
      trace.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request) =>
    trace.push(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  )
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trace.push(`${message.type()}: ${message.text()}`)
  })
  try {
    return await journey()
  } catch (error) {
    if (page.isClosed())
      throw new Error(`${String(error)}\nThe page is closed.\n${trace.slice(-15).join('\n')}`)
    mkdirSync(EVIDENCE, { recursive: true })
    const picture = join(EVIDENCE, `${Date.now()}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    const shown = await page.locator('body').innerText()
    throw new Error(
      `${String(error)}\nat ${page.url()}, picture ${picture}\n${trace.slice(-15).join('\n')}\nThe page showed:\n${shown}`,
    )
  }
}
