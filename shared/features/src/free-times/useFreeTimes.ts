import { isNotFound, useEndpoint } from '@mentor-connect/api'
import type { Slot } from '@mentor-connect/contract/api/wire'
import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { useEffect, useState } from 'react'
import { dayKey, firstOf } from './calendarDays'

interface Beginning {
  /** Id of the only kind of session that is shown; absent if the kind can be chosen. */
  onlyKind?: string
  /** Id of the kind that is shown at first, if it still exists. */
  kindId?: string
  /** Beginning of the free time that is chosen at first. */
  start?: string
  /** A time in the month that is shown first; by default `start`, or the first free time from now on. */
  around?: string
}

export type FreeTimesState = ReturnType<typeof useFreeTimes>

/**
 * Returns the free times of a mentor in a month, grouped by day in the time zone of this device, and the
 * choice of one of them. If none is chosen, the first day with a free time is shown, in the first month that
 * has one.
 */
export function useFreeTimes(mentorId: string, { onlyKind, kindId, start, around = start }: Beginning = {}) {
  const [month, setMonth] = useState(() => firstOf(around ? new Date(around) : new Date()))
  const [wanted, setKind] = useState(onlyKind ?? kindId)
  const [wantedDay, setWantedDay] = useState(() => (start ? dayKey(new Date(start)) : undefined))
  const [chosenStart, setChosenStart] = useState(start)
  const [isUntouched, setUntouched] = useState(true)
  const query = {
    from: month.toISOString(),
    to: firstOf(month, 1).toISOString(),
    ...(wanted && { kind: wanted }),
  }
  const times = useEndpoint(getSlots, { params: { mentorId }, query })
  const isUnknownKind =
    !onlyKind && wanted !== undefined && times.error !== undefined && isNotFound(times.error)
  useEffect(() => {
    if (isUnknownKind) setKind(undefined)
  }, [isUnknownKind])
  const [isLooking, setLooking] = useState(around === undefined)
  const isLookingOn = isLooking && isUntouched && !times.error
  const { data, isRefreshing } = times
  useEffect(() => {
    if (!isLookingOn || !data || isRefreshing) return
    const next = data.slots.length === 0 ? monthAfter(month, data, wanted) : month
    setLooking(next !== undefined && next !== month)
    setMonth(next ?? firstOf(new Date()))
  }, [isLookingOn, data, isRefreshing, month, wanted])

  const days = byDay(times.data?.slots ?? [])
  const day = wantedDay && days.has(wantedDay) ? wantedDay : [...days.keys()][0]
  const shown = day ? (days.get(day) ?? []) : []
  const slot = shown.find((one) => one.start === chosenStart)
  /**
   * Wraps an action of the person. After the first such action, the given beginning is no longer taken into
   * account.
   */
  const acting =
    <Value>(action: (value: Value) => void) =>
    (value: Value) => {
      setUntouched(false)
      action(value)
    }
  return {
    ...times,
    error: isUnknownKind ? undefined : times.error,
    month,
    /** True until the first month with a free time is found, if the month is not chosen. */
    isLooking: isLookingOn,
    setMonth: acting(setMonth),
    kind: wanted ?? times.data?.kinds[0]?.id ?? '',
    setKind: acting<string>(setKind),
    days,
    day,
    /** The times of the day that is shown. */
    shown,
    /** The chosen time; undefined if none is chosen, or if it is on another day or not free any more. */
    slot,
    /** True if the time that was requested at first is not free. */
    isGone: Boolean(start && isUntouched && times.data && !times.isRefreshing && !slot),
    choose: acting(({ start: next }: Slot) => setChosenStart(next)),
    showDay: acting((next: string) => {
      setWantedDay(next)
      setChosenStart(undefined)
    }),
  }
}

/** Returns the next month; undefined if sessions of the kind cannot be booked so far ahead. */
function monthAfter(month: Date, { kinds }: MentorSlots, kindId = kinds[0]?.id): Date | undefined {
  const { horizonDays = 0 } = kinds.find(({ id }) => id === kindId) ?? {}
  const next = firstOf(month, 1)
  return next.getTime() <= Date.now() + horizonDays * DAY_MS ? next : undefined
}

function byDay(slots: Slot[]): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const key = dayKey(new Date(slot.start))
    days.set(key, [...(days.get(key) ?? []), slot])
  }
  return days
}
