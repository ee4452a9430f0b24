import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Returns the name of a month such as `2027-06`. */
export function useMonth(): (month: string) => string {
  const { month } = dateFormats(useLocale(), 'UTC')
  return (at) => month(`${at}-01`)
}
