import { useT } from './messages/useT'

const HALF_HOUR = 30

/** A function that says a time in minutes, or, from one hour on, in hours and half hours. */
export function useDurationText(): (minutes: number) => string {
  const t = useT()
  return (minutes) =>
    minutes < 2 * HALF_HOUR
      ? t('paths.minutes', { count: minutes })
      : t('paths.hours', { count: Math.round(minutes / HALF_HOUR) / 2 })
}
