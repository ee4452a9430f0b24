import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { useEffect, useState } from 'react'
import { useHydrated } from '../useHydrated'
import { timeLeft } from './timeLeft'

export type Countdown =
  /** @param left remaining time, such as `2 days 3 hours` */
  { phase: 'ahead'; left: string } | { phase: 'now' } | { phase: 'over' }

/**
 * Returns the time until something begins, updated every minute. Undefined until the page is hydrated. Show
 * it as plain text and not in a live region, which would interrupt screen readers every minute.
 */
export function useCountdown({ start, end }: { start: string; end: string }): Countdown | undefined {
  const tag = INTL_TAGS[useLocale()]
  const isHydrated = useHydrated()
  const now = useNow(Date.parse(start), Date.parse(end))
  if (!isHydrated) return undefined
  const left = Date.parse(start) - now
  if (left > 0) return { phase: 'ahead', left: timeLeft(left, tag) }
  return { phase: now < Date.parse(end) ? 'now' : 'over' }
}

/**
 * Returns the current time. It is updated whenever the number of whole minutes left until the start, or later
 * until the end, decreases.
 */
function useNow(start: number, end: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const next = now < start ? start : end
    if (now >= next) return
    const wait = (next - now) % MINUTE_MS || MINUTE_MS
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [now, start, end])
  return now
}
