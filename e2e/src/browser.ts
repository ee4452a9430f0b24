import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/shared/contracts/firstPaint'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

// What headless Chromium needs to run as root, and not to look for hosts that a test machine cannot reach.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
}

/**
 * A person with a browser profile of their own. It has no service worker unless it is about one: tests break requests
 * on their way, and Playwright does not see those that a worker answers.
 */
export async function newPerson(
  browser: Browser,
  siteUrl: string,
  viewport = DESKTOP,
  { serviceWorkers = 'block' }: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport,
    locale: 'en-IN',
    acceptDownloads: true,
    serviceWorkers,
  })
  context.setDefaultTimeout(15_000)
  return { context, page: await context.newPage() }
}

/** Waits until the app shows the page: what came prerendered looks the same, and says nothing of what the app can do. */
export const takenOver = (page: Page) =>
  page.locator(`#app > :not(#${PRERENDERED_ELEMENT_ID})`).first().waitFor({ state: 'attached' })

const EVIDENCE = join(__dirname, '../../.cache/e2e')

/** Runs a journey; when it fails, its error says what the page showed, and a picture of it is kept. */
export async function witnessed(page: Page, journey: () => Promise<void>): Promise<void> {
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
    await journey()
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
