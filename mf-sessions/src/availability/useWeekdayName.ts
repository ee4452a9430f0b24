import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function from the number of a weekday (Monday is 1) to its name. */
export function useWeekdayName() {
  const { weekday } = dateFormats(useLocale(), 'UTC')
  // 1 January 2024 was a Monday.
  return (day: number) => weekday(Date.UTC(2024, 0, day))
}
