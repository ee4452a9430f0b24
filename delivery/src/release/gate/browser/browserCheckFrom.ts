import type { BrowserCheck } from './browserReport'

const NOT_RUN = 'the pages were not opened'

/**
 * The check in a browser, as the settings say. Where it cannot run, it reports that.
 *
 * @param setting path of a Chromium, `off`, or undefined for an installed one
 */
export function browserCheckFrom(setting: string | undefined): BrowserCheck {
  if (setting === 'off') return notRun('RELEASE_BROWSER is off')
  return async (...release) => {
    // Imported lazily: most commands change nothing that has pages.
    const { installedChromium } = await import('./installedChromium')
    const chromium = installedChromium(setting)
    if (!chromium) return notRun('no Chromium is installed: name one with RELEASE_BROWSER')(...release)
    if (setting && chromium !== setting)
      return notRun(`there is no ${setting}, which RELEASE_BROWSER names`)(...release)
    const { checkInBrowser } = await import('./browserCheck')
    return checkInBrowser(...release, { chromium })
  }
}

const notRun =
  (reason: string): BrowserCheck =>
  async () => ({ issues: [], summary: `${NOT_RUN} (${reason})` })
