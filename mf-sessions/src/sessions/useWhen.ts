import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { deviceZone } from '@mentor-connect/ui'

interface Span {
  start: string
  end: string
}

/**
 * Functions that format times in the language of the page. The time zone is that of this device unless one is given.
 */
export function useWhen() {
  const locale = useLocale()
  const here = dateFormats(locale)
  return {
    span: ({ start, end }: Span, timeZone?: string) => dateFormats(locale, timeZone).span(start, end),
    time: here.time,
    day: here.weekdayDay,
    /**
     * Name and offset of a zone at the time `at`, such as `India (Kolkata) · GMT+5:30`. The default is the device's
     * zone.
     */
    zone: (timeZone = deviceZone(), at?: string) =>
      zoneName(timeZone, INTL_TAGS[locale], at ? new Date(at) : undefined),
    dayMonth: here.dayMonth,
  }
}
