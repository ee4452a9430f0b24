import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

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

/** A person with a browser profile of their own. */
export async function newPerson(
  browser: Browser,
  siteUrl: string,
  viewport = DESKTOP,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport,
    locale: 'en-IN',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(15_000)
  return { context, page: await context.newPage() }
}
