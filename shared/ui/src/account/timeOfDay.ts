import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { INTL_TAGS, type Locale } from '@mentor-connect/i18n'

/** `10:00 pm`, for minutes since midnight. */
export const timeOfDay = (minutes: number, locale: Locale): string =>
  new Intl.DateTimeFormat(INTL_TAGS[locale], { timeStyle: 'short', timeZone: 'UTC' }).format(
    minutes * MINUTE_MS,
  )
