import type { Availability } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { SPECIAL_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useState } from 'react'

/** The form for a new special day, whose hours differ from the usual week: its date. */
export function useSpecialDayForm(listed: Availability['days']) {
  const [date, setDate] = useState('')
  const error = date ? errorOf(date, listed) : undefined
  return {
    date,
    error,
    set: setDate,
    isFilled: date !== '',
    /** Returns the list including the new day, which has no hours yet; undefined if the date is empty or invalid. */
    add(): Pick<Availability, 'days'> | undefined {
      if (!date || error) return undefined
      setDate('')
      return { days: [...listed, { date, ranges: [] }].sort((a, b) => (a.date < b.date ? -1 : 1)) }
    },
  }
}

function errorOf(date: string, listed: Availability['days']): 'same_date' | 'days_many' | undefined {
  if (listed.some((day) => day.date === date)) return 'same_date'
  return listed.length >= SPECIAL_DAYS_MAX ? 'days_many' : undefined
}
