import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function from a day, `YYYY-MM-DD`, to its date. */
export function useDayText(): (day: string) => string {
  // A day has no time zone.
  return dateFormats(useLocale(), 'UTC').longDate
}
