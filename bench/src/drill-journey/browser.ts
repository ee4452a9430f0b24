import { readFileSync } from 'node:fs'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import type { Proxy } from '@mentor-connect/scripts/cluster/caddy'
import { chromium, type Browser } from 'playwright-core'
import { trustFlag } from '../page/certificate'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** A browser that trusts the certificates of the drill's proxy, so that service workers run as they do for people. */
export function launchBrowser({ intermediate }: Proxy): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, trustFlag(readFileSync(intermediate))],
  })
}
