import type { Locale } from '@mentor-connect/contract/api/locales'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { BrowserName } from './browserName'

/** A browser as mails describe it. */
export const deviceIn: Record<Locale, (device: BrowserName) => string> = {
  en: ({ browser, system }) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown browser'),
  hi: ({ browser, system }) =>
    browser && system ? `${system} पर ${browser}` : (browser ?? system ?? 'अज्ञात ब्राउज़र'),
}

/** A time as mails show it, with the time zone, because the reader's is unknown. */
export function timesOf(at: Date): Record<Locale, string> {
  const options = { dateStyle: 'medium', timeStyle: 'long', timeZone: DEFAULT_TIME_ZONE } as const
  return {
    en: new Intl.DateTimeFormat('en-IN', options).format(at),
    hi: new Intl.DateTimeFormat('hi-IN', options).format(at),
  }
}
