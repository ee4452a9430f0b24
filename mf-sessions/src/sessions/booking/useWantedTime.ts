import { HORIZON_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Reads the wanted kind of session and time from the URL of the page, which keeps them, for example, during a
 * log-in.
 */
export function useWantedTime(): { kindId?: string; start?: string } {
  const [params] = useSearchParams()
  // Read once, because the learner may choose another time afterwards.
  const [wanted] = useState(() => {
    const [kindId, start] = [params.get('kind'), params.get('start')]
    return {
      ...(kindId && { kindId }),
      ...(start && isAhead(start) && { start: new Date(start).toISOString() }),
    }
  })
  return wanted
}

/**
 * Returns true for a time that can be booked. Other times are ignored, because the calendar would open at a
 * month far away.
 */
function isAhead(start: string): boolean {
  const wait = Date.parse(start) - Date.now()
  return wait > 0 && wait <= HORIZON_DAYS_MAX * DAY_MS
}
