import type { BrowserCheck } from './browserReport'

const NOT_RUN = 'the pages were not opened'
const REMEDY =
  'install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), name one with RELEASE_BROWSER=<path>, or set RELEASE_BROWSER=off to release without opening pages'

/**
 * The check in a browser that the setting asks for. If no browser is found, the check refuses every release.
 *
 * @param setting path of a Chromium, `off`, or undefined for an installed one
 */
export function browserCheckFrom(setting: string | undefined): BrowserCheck {
  if (setting === 'off') return async () => ({ issues: [], summary: `${NOT_RUN} (RELEASE_BROWSER is off)` })
  return async (...release) => {
    // Playwright is imported lazily, because most commands change nothing that has pages.
    const { installedChromium } = await import('./installedChromium')
    const chromium = installedChromium(setting)
    if (!chromium) return refused('There is no Chromium on this machine')
    if (setting && chromium !== setting) return refused(`There is no ${setting}, which RELEASE_BROWSER names`)
    const { checkInBrowser } = await import('./browserCheck')
    return checkInBrowser(...release, { chromium })
  }
}

const refused = (reason: string) => ({ issues: [`${reason}: ${REMEDY}.`], summary: NOT_RUN })
