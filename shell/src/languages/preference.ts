import { LOCALE_KEY } from '@mentor-connect/contract/api/locales'
import { browserItems, writeCookie } from '@mentor-connect/contract/browser/storage'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@mentor-connect/i18n'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'

const YEAR_S = 365 * 24 * 60 * 60

/** Returns the language of the URL, else the stored choice, else the browser's language, else English. */
export function preferredLocale(): Locale {
  const { base, locale } = languageOfPath(location.pathname)
  const chosen = browserItems.getItem(LOCALE_KEY)
  if (!base && isLocale(chosen)) setCookie(chosen)
  const candidates = [base && locale, chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return candidates.find(isLocale) ?? DEFAULT_LOCALE
}

/** Remembers the language that the person chose, for this browser and for the site server. */
export function chooseLocale(locale: Locale): void {
  browserItems.setItem(LOCALE_KEY, locale)
  setCookie(locale)
}

function setCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  writeCookie(`${LOCALE_KEY}=${locale};path=/;max-age=${YEAR_S};samesite=lax${secure}`)
}
