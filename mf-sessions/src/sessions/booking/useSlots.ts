import { useEndpoint } from '@mentor-connect/api'
import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import type { Slot } from '@mentor-connect/contract/api/wire'
import { useState } from 'react'
import { dayKey, firstOf } from './calendarDays'

/**
 * The free times of a month, grouped by day in the time zone of this device. At first, the first day with a free time
 * is chosen.
 *
 * @param around a time in the month that is shown first; the present month if absent
 */
export function useSlots(mentorId: string, onlyKind: string | undefined, around?: string) {
  const [month, setMonth] = useState(() => firstOf(around ? new Date(around) : new Date()))
  const [wanted, setKind] = useState(onlyKind)
  const [wantedDay, setDay] = useState<string>()
  const query = {
    from: month.toISOString(),
    to: firstOf(month, 1).toISOString(),
    ...(wanted && { kind: wanted }),
  }
  const slots = useEndpoint(getSlots, { params: { mentorId }, query })

  const days = new Map<string, Slot[]>()
  for (const slot of slots.data?.slots ?? []) {
    const key = dayKey(new Date(slot.start))
    days.set(key, [...(days.get(key) ?? []), slot])
  }
  const day = wantedDay && days.has(wantedDay) ? wantedDay : [...days.keys()][0]
  const kind = wanted ?? slots.data?.kinds[0]?.id ?? ''
  return { ...slots, month, setMonth, kind, setKind, days, day, setDay }
}
