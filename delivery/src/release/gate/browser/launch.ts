import { rm } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright-core'
import { NEEDLESS_FEATURES } from '../../../process/needlessFeatures'
import { watchMemory } from './memory'
import type { PrivateSite } from './privateSite'
import { temporaryFolder } from './temporaryFolder'

/**
 * Maximum heap size for the JavaScript objects of one page, in MB. It is a hundred times the size that a page
 * needs.
 */
const HEAP_MAX_MB = 512

/** Flags that switch off what the gate's browser never needs or must not be able to do. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  `--disable-features=${[...NEEDLESS_FEATURES, 'WebRtcHideLocalIpsWithMdns', 'MediaRouter'].join()}`,
  `--js-flags=--max-old-space-size=${HEAP_MAX_MB}`,
]

export interface GateBrowser {
  browser: Browser
  close: () => Promise<void>
}

/**
 * Starts a Chromium for untrusted code. It has an empty profile that is deleted afterwards, an environment
 * that contains no secrets, no network except the private site, and limited memory. It runs in Chromium's
 * sandbox unless this process runs as root, because Chromium has no sandbox for root. Closing the browser
 * ends all of its processes.
 */
export async function launchBrowser(
  executablePath: string,
  { siteUrl, apiUrl }: PrivateSite,
): Promise<GateBrowser> {
  const home = temporaryFolder('browser')
  const server = await chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
    chromiumSandbox: process.getuid?.() !== 0,
    env: { HOME: home, LANG: 'en_IN.UTF-8', PATH: '/usr/bin:/bin' },
    // Nothing listens at the address of the proxy, so the browser reaches only the hosts that bypass it: the private
    // site.
    proxy: { server: 'http://127.0.0.1:9', bypass: `<-loopback>,${hostOf(siteUrl)},${hostOf(apiUrl)}` },
    args: [...FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  })
  const stopWatching = watchMemory(server.process().pid!)
  const close = async () => {
    stopWatching()
    await server.kill()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return { browser: await chromium.connect(server.wsEndpoint()), close }
  } catch (error) {
    await close()
    throw error
  }
}

const hostOf = (url: string) => new URL(url).host
