import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale, type Locale } from '@mentor-connect/i18n'
import { useHydrated } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The mentor's city. In a browser the local time is added; on a server it would be the time of rendering. */
export function usePlace({ city, timeZone }: Pick<Mentor, 'city' | 'timeZone'>): string | undefined {
  const t = useT()
  const locale = useLocale()
  const isHydrated = useHydrated()
  if (!city || !timeZone || !isHydrated) return city
  const time = localTime(timeZone, locale)
  return time ? t('public.mentor.localTime', { place: city, time }) : city
}

/** The current time in a zone; undefined if the browser does not know the zone. */
function localTime(timeZone: string, locale: Locale): string | undefined {
  try {
    return dateFormats(locale, timeZone).time(new Date())
  } catch {
    return undefined
  }
}
