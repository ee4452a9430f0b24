import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Names of weekdays, which count from Monday, 1. */
export function useWeekdayName() {
  const { weekday } = dateFormats(useLocale(), 'UTC')
  // 1 January 2024 was a Monday.
  return (day: number) => weekday(Date.UTC(2024, 0, day))
}
