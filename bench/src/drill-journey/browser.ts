import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import type { Proxy } from '@mentor-connect/scripts/cluster/caddy'
import { chromium, type Browser } from 'playwright-core'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** A browser that trusts the certificates of the drill's proxy, so that service workers run as they do for people. */
export function launchBrowser({ intermediate }: Proxy): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync(intermediate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const trusted = createHash('sha256').update(key).digest('base64')
  return chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, `--ignore-certificate-errors-spki-list=${trusted}`],
  })
}
