import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { INTL_TAGS, isLocale, DEFAULT_LOCALE, type Locale } from './locales'
import type en from './messages/en.json'

export type SharedMessage = keyof typeof en
export type Translate<Id extends string> = (id: Id, values?: Record<string, string | number>) => string

/**
 * Creates a typed translator for a package. The translator accepts the message ids of the package and the
 * shared ones.
 */
export function createUseT<Id extends string>() {
  return function useT(): Translate<Id | SharedMessage> {
    const { i18n } = useLingui()
    // The translator must change with i18n.locale.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    return useCallback((id, values) => i18n._(id, values), [i18n, i18n.locale])
  }
}

/** The translator of the shared messages. */
export const useSharedT = createUseT<SharedMessage>()

export function useLocale(): Locale {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE
}

export interface Formats {
  /**
   * `November 20, 2026`, in the product's time zone. It is the same for every reader, and when rendered on a server.
   */
  longDate: (iso: string) => string
  /** `Nov 20, 2026`, in the product's time zone. */
  shortDate: (iso: string) => string
  /** `Nov 20, 2026, 2:05 pm`, in the reader's time zone. */
  dateTime: (iso: string) => string
  /** `2:05 pm`, in the reader's time zone. */
  time: (iso: string) => string
  /** `Nov 16`, for a calendar day such as `2026-11-16`. */
  dayMonth: (day: string) => string
  number: (value: number, maximumFractionDigits?: number) => string
  /** A number of seconds as `30 seconds` or `5 minutes`. */
  duration: (seconds: number) => string
}

/** Returns formats of dates and numbers in the active locale. */
export function useFormats(): Formats {
  const locale = useLocale()
  const tag = INTL_TAGS[locale]
  const inProduct = dateFormats(locale, DEFAULT_TIME_ZONE)
  const here = dateFormats(locale)
  return {
    longDate: inProduct.longDate,
    shortDate: inProduct.shortDate,
    dateTime: here.dateTime,
    time: here.time,
    dayMonth: dateFormats(locale, 'UTC').dayMonth,
    number: (value, maximumFractionDigits = 1) =>
      new Intl.NumberFormat(tag, { maximumFractionDigits }).format(value),
    duration: (seconds) => {
      const [unit, value] = seconds < 90 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)]
      return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' } as const).format(value)
    },
  }
}
