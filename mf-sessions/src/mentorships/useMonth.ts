import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Returns a function from a month such as `2027-06` to its name. */
export function useMonth(): (month: string) => string {
  const { month } = dateFormats(useLocale(), 'UTC')
  return (at) => month(`${at}-01`)
}
