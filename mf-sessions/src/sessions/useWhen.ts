import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { deviceZone } from '@mentor-connect/ui'

interface Span {
  start: string
  end: string
}

/** Writes times in the language of the page, by the clock of this device unless another zone is given. */
export function useWhen() {
  const tag = INTL_TAGS[useLocale()]
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options)
  return {
    /** `Mon, 7 December 2026, 4:00 – 4:30 pm`. */
    span: ({ start, end }: Span, timeZone?: string) =>
      write({
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }).formatRange(Date.parse(start), Date.parse(end)),
    time: (at: string) => write({ hour: 'numeric', minute: '2-digit' }).format(Date.parse(at)),
    day: (at: string) => write({ weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(at)),
    /** `India (Kolkata) · GMT+5:30`, on that day; without a zone, that of this device. */
    zone: (timeZone = deviceZone(), at?: string) => zoneName(timeZone, tag, at ? new Date(at) : undefined),
    month: (at: Date) => write({ month: 'long', year: 'numeric' }).format(at),
    weekday: (at: Date) => write({ weekday: 'short' }).format(at),
    dayOfMonth: (at: Date) => write({ day: 'numeric' }).format(at),
  }
}
