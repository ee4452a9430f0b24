import { hasPart, howToAdd } from '../../../process/optionalPart'
import type { BrowserCheck } from './browserReport'

const NOT_RUN = 'the pages were not opened'
const SWITCH_OFF = 'set RELEASE_BROWSER=off to release without opening pages'
const REMEDY = `install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium), name one with RELEASE_BROWSER=<path>, or ${SWITCH_OFF}`
const HOW_TO_ADD = `${howToAdd('browser-gate')}, or ${SWITCH_OFF}`

/**
 * Returns the browser check that the setting selects. If no browser is found, or the distribution has no
 * browser gate, the check refuses every release.
 *
 * @param setting path of a Chromium, `off`, or undefined for an installed one
 */
export function browserCheckFrom(setting: string | undefined): BrowserCheck {
  if (setting === 'off') return async () => ({ issues: [], summary: `${NOT_RUN} (RELEASE_BROWSER is off)` })
  return async (...release) => {
    if (!hasPart('browser-gate')) return refused('This distribution has no browser gate', HOW_TO_ADD)
    // Playwright is imported lazily, because most commands change nothing that has pages.
    const { installedChromium } = await import('./installedChromium')
    const chromium = installedChromium(setting)
    if (!chromium) return refused('There is no Chromium on this machine')
    if (setting && chromium !== setting) return refused(`There is no ${setting}, which RELEASE_BROWSER names`)
    const { checkInBrowser } = await import('./browserCheck')
    return checkInBrowser(...release, { chromium })
  }
}

const refused = (reason: string, remedy = REMEDY) => ({
  issues: [`${reason}: ${remedy}.`],
  summary: NOT_RUN,
})
