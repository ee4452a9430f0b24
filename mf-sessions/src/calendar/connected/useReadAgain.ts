import type { BusyCalendars } from '@mentor-connect/contract/mentoring/busyCalendars'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { useEffect } from 'react'

const WAIT_MS = 4 * SECOND_MS

/** Asks again for the state of calendars while the server reads one of them. */
export function useReadAgain(data: BusyCalendars | undefined, retry: () => void) {
  const isReading = data?.calendars.some((calendar) => calendar.isReading) ?? false
  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(retry, WAIT_MS)
    return () => clearTimeout(timer)
    // Each response that still says so begins to wait again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isReading])
}
