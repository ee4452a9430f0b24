import { zoneText } from './zoneName'

type Instant = string | number | Date
type Locale = 'en' | 'hi'

/** Formats of dates and times in one language. Pages, mails and calendars use only these formats. */
export interface DateFormats {
  /** `November 5, 2026`, `5 नवंबर 2026` */
  longDate: (at: Instant) => string
  /** `Nov 05, 2026`, as in the specification. Hindi has no short names of months. */
  shortDate: (at: Instant) => string
  /** `Mon, November 5, 2026`, `सोम, 5 नवंबर 2026` */
  weekdayDate: (at: Instant) => string
  /** `Nov 5`, `5 नवंबर` */
  dayMonth: (at: Instant) => string
  /** `Thursday, November 5`, `गुरुवार, 5 नवंबर` */
  weekdayDay: (at: Instant) => string
  /** `November 2026`, `नवंबर 2026` */
  month: (at: Instant) => string
  /** `Nov`, `नवंबर` */
  monthName: (at: Instant) => string
  /** `5` */
  dayOfMonth: (at: Instant) => string
  /** `Thursday`, `गुरुवार` */
  weekday: (at: Instant) => string
  /** `Thu`, `गुरु` */
  shortWeekday: (at: Instant) => string
  /** `6:30 pm`, `शाम 6:30` */
  time: (at: Instant) => string
  /** `Nov 05, 2026, 6:30 pm`, `5 नवंबर 2026, शाम 6:30` */
  dateTime: (at: Instant) => string
  /**
   * `Mon, November 5, 2026, 6:30–7:00 pm`, `सोम, 5 नवंबर 2026, शाम 6:30–7:00`. The text contains both dates
   * if the days differ.
   */
  span: (start: Instant, end: Instant) => string
  /** `IST` */
  zone: (at: Instant) => string
}

// Formatters are cached, because creating one is much slower than using it, and a long thread formats a time for each
// message.
const created = new Map<string, DateFormats>()

/** @param timeZone an IANA zone; by default, that of this device */
export function dateFormats(locale: Locale, timeZone?: string): DateFormats {
  const key = `${locale} ${timeZone}`
  const formats = created.get(key) ?? createFormats(locale, timeZone)
  created.set(key, formats)
  return formats
}

function createFormats(locale: Locale, timeZone?: string): DateFormats {
  const write = (options: Intl.DateTimeFormatOptions) => {
    // English dates follow the specification (en-US). English times have am and pm in lower case, as in India
    // (en-IN).
    const tag = locale === 'hi' ? 'hi-IN' : options.hour ? 'en-IN' : 'en-US'
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone })
    return (at: Instant) => format.format(new Date(at))
  }
  const isHindi = locale === 'hi'
  const longDate = write({ day: 'numeric', month: 'long', year: 'numeric' })
  const shortDate = isHindi ? longDate : write({ day: '2-digit', month: 'short', year: 'numeric' })
  const weekdayDate = write({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
  const writeTime = write({ hour: 'numeric', minute: '2-digit', ...(isHindi && { dayPeriod: 'short' }) })
  // A line break never separates the hour from am, pm or the time of day.
  const time = (at: Instant) => writeTime(at).replaceAll(/[ \u202f]/g, '\u00a0')
  const range = (start: Instant, end: Instant) => timeRange(time(start), time(end), isHindi)
  return {
    longDate,
    shortDate,
    weekdayDate,
    dayMonth: write({ day: 'numeric', month: isHindi ? 'long' : 'short' }),
    weekdayDay: write({ weekday: 'long', day: 'numeric', month: 'long' }),
    month: write({ month: 'long', year: 'numeric' }),
    monthName: write({ month: isHindi ? 'long' : 'short' }),
    dayOfMonth: write({ day: 'numeric' }),
    weekday: write({ weekday: 'long' }),
    shortWeekday: write({ weekday: 'short' }),
    time,
    dateTime: (at) => `${shortDate(at)}, ${time(at)}`,
    span: (start, end) =>
      weekdayDate(start) === weekdayDate(end)
        ? `${weekdayDate(start)}, ${range(start, end)}`
        : `${weekdayDate(start)}, ${time(start)} – ${weekdayDate(end)}, ${time(end)}`,
    zone: (at) => zoneText(timeZone, `${locale}-IN`, 'short', new Date(at)) ?? '',
  }
}

/** `6:30–7:00 pm`, `11:30 am – 12:30 pm`: the part that both times share is written once. */
function timeRange(start: string, end: string, isPeriodFirst: boolean): string {
  const clock = /\d+:\d+/
  const period = (text: string) => text.replace(clock, '')
  if (period(start) !== period(end)) return `${start} – ${end}`
  return isPeriodFirst ? `${start}–${clock.exec(end)![0]}` : `${clock.exec(start)![0]}–${end}`
}
