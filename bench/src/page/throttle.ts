import type { Browser, CDPSession, Page } from 'playwright-core'
import { attachTo } from './devtoolsTarget'

/** Network and processor of a mid-range phone on a slow mobile network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

/** Slows down the network and the processor of a page. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/**
 * Slows down the network of all service workers that start from now on. The throttling of a page does not
 * affect the requests of its worker.
 */
export async function throttleWorkers(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  devtools.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type === 'service_worker') void throttleWorker(devtools, targetId)
  })
  await devtools.send('Target.setDiscoverTargets', { discover: true })
}

async function throttleWorker(devtools: CDPSession, targetId: string) {
  const ask = await attachTo(devtools, targetId)
  await ask('Network.enable')
  await ask('Network.emulateNetworkConditions', NETWORK)
}
