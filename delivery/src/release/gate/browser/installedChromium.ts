import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of an installed Chromium; undefined if there is none.
 *
 * @param wanted path that is tried before the usual ones
 */
export function installedChromium(wanted?: string): string | undefined {
  return [wanted, ...KNOWN_PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}
