import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { useHydrated } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const WEEK_DAYS = 7
const MONTH_DAYS = 31

/** When the mentor was here last, in words; undefined if it is long ago. Only in a browser: a rendered page may be old. */
export function useActivity(activeWeek: string | undefined): string | undefined {
  const t = useT()
  const isHydrated = useHydrated()
  if (!activeWeek || !isHydrated) return undefined
  const days = (Date.now() - Date.parse(activeWeek)) / DAY_MS
  if (days < WEEK_DAYS) return t('public.mentor.active.week')
  return days < MONTH_DAYS ? t('public.mentor.active.month') : undefined
}
