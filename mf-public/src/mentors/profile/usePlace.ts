import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale, type Locale } from '@mentor-connect/i18n'
import { useHydrated } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The mentor's city, with the local time once the page is in a browser: a server's time would be that of rendering. */
export function usePlace({ city, timeZone }: Pick<Mentor, 'city' | 'timeZone'>): string | undefined {
  const t = useT()
  const locale = useLocale()
  const isHydrated = useHydrated()
  if (!city || !timeZone || !isHydrated) return city
  const time = localTime(timeZone, locale)
  return time ? t('public.mentor.localTime', { place: city, time }) : city
}

/** Undefined in a browser that does not know the zone. */
function localTime(timeZone: string, locale: Locale): string | undefined {
  try {
    return dateFormats(locale, timeZone).time(new Date())
  } catch {
    return undefined
  }
}
