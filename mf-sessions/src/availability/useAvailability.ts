import { call, newId, useAttempt } from '@mentor-connect/api'
import {
  saveAvailability,
  type StoredAvailability,
} from '@mentor-connect/contract/mentoring/sessions/availability'
import {
  availabilityErrors,
  rangesOn,
  type Availability,
  type AvailabilityError,
  type SessionKind,
  type TimeRange,
} from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { deviceZone } from '@mentor-connect/ui'
import { useState } from 'react'
import { useAbsenceForm } from './useAbsenceForm'
import { useSpecialDayForm } from './useSpecialDayForm'

/** Field name for the date of a new special day. */
export const SPECIAL_DAY = 'specialDay'

/** The state of the availability form. If nothing is saved yet, the time zone is that of the device. */
export function useAvailability({ version: stored, ...saved }: StoredAvailability) {
  const [hours, setHours] = useState<Availability>(() =>
    stored === undefined ? { ...saved, timeZone: deviceZone() } : saved,
  )
  const [version, setVersion] = useState(stored)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [errors, setErrors] = useState<Record<string, AvailabilityError>>({})
  const { attempt, isBusy, failure } = useAttempt()
  const absenceForm = useAbsenceForm(hours.absences ?? [], hours.timeZone)
  const specialDayForm = useSpecialDayForm(hours.days)

  const change = (patch: Partial<Availability>) => {
    const next = { ...hours, ...patch }
    setHours(next)
    setUnsaved(true)
    setSaved(false)
    // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
    if (Object.keys(errors).length > 0) setErrors(availabilityErrors(next))
  }

  /** Resolves to the names of the invalid fields; an empty list if there are none. */
  const save = async (): Promise<string[]> => {
    // Also saves an absence and a special day that were filled in but not added to their lists.
    if (specialDayForm.error) return [SPECIAL_DAY]
    const absence = absenceForm.isFilled ? absenceForm.add() : undefined
    if (absence && 'invalid' in absence) return [`absence.${absence.invalid}`]
    const added = { ...specialDayForm.add(), ...absence }
    const sent = { ...hours, ...added }
    if (Object.keys(added).length > 0) change(added)
    const found = availabilityErrors(sent)
    setErrors(found)
    const invalid = Object.keys(found)
    if (invalid.length > 0) return invalid
    setSaved(false)
    await attempt(async () => {
      const { data } = await call(saveAvailability, { body: { ...sent, ...(version && { version }) } })
      setVersion(data.version)
      setUnsaved(false)
      setSaved(true)
    })
    return []
  }

  return {
    hours,
    errors,
    isBusy,
    isSaved,
    failure,
    change,
    save,
    absenceForm,
    specialDayForm,
    isUnsaved: isUnsaved || absenceForm.isFilled || specialDayForm.isFilled,
    setDays: (weekdays: number[], ranges: TimeRange[]) =>
      change({ weekly: replaced(hours, weekdays, ranges) }),
    addKind: () => change({ kinds: [...hours.kinds, newKind()] }),
    setKind: (index: number, kind: SessionKind) =>
      change({ kinds: hours.kinds.map((one, at) => (at === index ? kind : one)) }),
    giveBreaksToAll: ({ buffer, bufferBefore = 0 }: SessionKind) =>
      change({ kinds: hours.kinds.map((one) => ({ ...one, buffer, bufferBefore })) }),
    removeKind: (index: number) => change({ kinds: hours.kinds.filter((_, at) => at !== index) }),
  }
}

function replaced(hours: Availability, weekdays: number[], ranges: TimeRange[]): Availability['weekly'] {
  const others = hours.weekly.filter(({ weekday }) => !weekdays.includes(weekday))
  return [...others, ...weekdays.flatMap((weekday) => ranges.map((range) => ({ weekday, ...range })))]
}

const newKind = (): SessionKind => ({
  id: newId(),
  title: '',
  minutes: 30,
  buffer: 15,
  noticeHours: 12,
  horizonDays: 30,
})

/** The default for a new range of a day: after the last range, or the morning if the day has none. */
export function nextRange(ranges: TimeRange[]): TimeRange {
  const from = Math.min(ranges.at(-1)?.until ?? 9 * 60, 23 * 60)
  return { from, until: Math.min(from + 120, 1440) }
}

export const hoursOf = (hours: Availability, weekday: number): TimeRange[] =>
  rangesOn(hours, weekday).map(({ from, until }) => ({ from, until }))
