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
      ...(start && !Number.isNaN(Date.parse(start)) && { start: new Date(start).toISOString() }),
    }
  })
  return wanted
}
