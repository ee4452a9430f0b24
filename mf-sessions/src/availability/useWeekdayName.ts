import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'

/** Names of weekdays, which count from Monday, 1. */
export function useWeekdayName() {
  const names = new Intl.DateTimeFormat(INTL_TAGS[useLocale()], { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return (weekday: number) => names.format(Date.UTC(2024, 0, weekday))
}
