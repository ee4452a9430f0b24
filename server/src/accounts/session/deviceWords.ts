import type { Locale } from '@mentor-connect/contract/api/locales'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { BrowserName } from './browserName'

/** Describes a browser for mails, in each language. */
export const deviceIn: Record<Locale, (device: BrowserName) => string> = {
  en: ({ browser, system }) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown browser'),
  hi: ({ browser, system }) =>
    browser && system ? `${system} पर ${browser}` : (browser ?? system ?? 'अज्ञात ब्राउज़र'),
}

/** Returns a time as mails show it. It includes the time zone, because the reader's time zone is unknown. */
export function timesOf(at: Date): Record<Locale, string> {
  const inZone = (locale: Locale) => {
    const { dateTime, zone } = dateFormats(locale, DEFAULT_TIME_ZONE)
    return `${dateTime(at)} ${zone(at)}`
  }
  return { en: inZone('en'), hi: inZone('hi') }
}
