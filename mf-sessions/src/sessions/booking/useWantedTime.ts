import { HORIZON_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The kind of session and the time that the address of the page names, for example after a log-in. */
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

/** True for a time that can be booked. Others are ignored, because the calendar would begin in a month far away. */
function isAhead(start: string): boolean {
  const wait = Date.parse(start) - Date.now()
  return wait > 0 && wait <= HORIZON_DAYS_MAX * DAY_MS
}
