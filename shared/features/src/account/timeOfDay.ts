import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Locale } from '@mentor-connect/i18n'

/** `10:00 pm`, for minutes since midnight. */
export const timeOfDay = (minutes: number, locale: Locale): string =>
  dateFormats(locale, 'UTC').time(minutes * MINUTE_MS)
