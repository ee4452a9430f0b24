import type { Availability } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { SPECIAL_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useState } from 'react'

/** The date of a day that is about to be added to those that differ from the week. */
export function useSpecialDayForm(listed: Availability['days']) {
  const [date, setDate] = useState('')
  const error = date ? errorOf(date, listed) : undefined
  return {
    date,
    error,
    set: setDate,
    isFilled: date !== '',
    /** Returns the list with the day, which is off until it gets hours; undefined if it cannot be added. */
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
