import { mkdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/shared/site/firstPaint'
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
export const DESKTOP = { width: 1440, height: 900 }

/** How long anything on a page may take to appear, in ms: only what never comes is given up. */
const PATIENCE_MS = 60_000

let connection: Promise<Browser> | undefined

/** Leaves the browser of all tests; what this file opened in it is closed. */
export async function disconnect(): Promise<void> {
  await connection?.then((browser) => browser.close())
  connection = undefined
}

/**
 * A browser profile of its own. It has no service worker unless it is about one: tests break requests on their way, and
 * Playwright does not see those that a worker answers.
 */
export async function newContext(
  siteUrl: string,
  options: BrowserContextOptions = {},
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
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** A person with a browser profile of their own. */
export async function newPerson(
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext(siteUrl, options)
  return { context, page: await context.newPage() }
}

/** What arrives when a person starts a download. */
export async function downloadedBy(page: Page, start: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return contentOf(download)
}

/** The browser is another process, perhaps elsewhere: its files come as a stream. */
async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}

/** Waits until the app shows the page: what came prerendered looks the same, and says nothing of what the app can do. */
export const takenOver = (page: Page) =>
  page.locator(`#app > :not(#${PRERENDERED_ELEMENT_ID})`).first().waitFor({ state: 'attached' })

const EVIDENCE = join(__dirname, '../../../.cache/e2e')

/** Runs a journey; when it fails, its error says what the page showed, and a picture of it is kept. */
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
    mkdirSync(EVIDENCE, { recursive: true })
    const picture = join(EVIDENCE, `${Date.now()}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    const shown = await page.locator('body').innerText()
    throw new Error(
      `${String(error)}\nat ${page.url()}, picture ${picture}\n${trace.slice(-15).join('\n')}\nThe page showed:\n${shown}`,
    )
  }
}
