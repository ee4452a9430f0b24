import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'

/** Returns functions from a day, `YYYY-MM-DD`, and from an instant to its date. */
export function useWhenText() {
  const locale = useLocale()
  return {
    // A day has no time zone. An instant is shown in that of the device.
    dayText: dateFormats(locale, 'UTC').longDate,
    dateText: dateFormats(locale).longDate,
    timeText: dateFormats(locale).dateTime,
  }
}
