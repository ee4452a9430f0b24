import { NEEDLESS_FEATURES } from '@mentor-connect/delivery/process/needlessFeatures'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import bundleBeforeTests from '@mentor-connect/server/build/before-tests'
import { chromium, type BrowserServer } from 'playwright-core'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { startProduct, type Product } from './product'
import { announceStage } from './sharedStage'

declare global {
  var runningStage: { product: Product; browser: BrowserServer } | undefined
}

// Flags with which headless Chromium can run as root and does not contact unreachable hosts.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Camera and microphone for calls: a test picture and a tone.
  '--use-fake-device-for-media-stream',
  `--disable-features=${NEEDLESS_FEATURES.join()}`,
]

/** High limits, because all journeys share one IP address. */
const ROOM_FOR_ALL = { AUTH_REQUESTS_PER_MINUTE: '100000', RATE_LIMIT_FACTOR: '100' }

/** Starts one product and one browser for all test files. */
export default async function globalSetup() {
  // The server is bundled once, because products, chat services and operator commands would otherwise each do it again.
  await bundleBeforeTests()
  const [developer] = await freePorts(1)
  const developerUrl = `http://localhost:${developer}`
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: FLAGS })
  const product = await startProduct({ ...ROOM_FOR_ALL, OVERRIDE_ORIGINS: developerUrl })
  globalThis.runningStage = { product, browser }
  const { siteUrl, apiUrl, chatUrl, metricsUrl, dataDir, output } = product
  announceStage({
    product: { siteUrl, apiUrl, chatUrl, metricsUrl, dataDir },
    output: output(),
    browserUrl: browser.wsEndpoint(),
    developerUrl,
  })
}
