import { newAbsenceError, type Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { useState } from 'react'

const FIELDS = ['from', 'to'] as const
const EMPTY: Absence = { from: '', to: '' }

type Errors = Partial<
  Record<keyof Absence, NonNullable<ReturnType<typeof newAbsenceError>> | 'absence_empty'>
>

/** The form for a new absence: its two dates. Errors are shown after the first attempt to add it. */
export function useAbsenceForm(listed: Absence[], timeZone: string) {
  const [absence, setAbsence] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const errors = errorsOf(absence, listed, localDay(new Date(), timeZone))
  return {
    absence,
    errors: wasTried ? errors : {},
    set: (patch: Partial<Absence>) => setAbsence({ ...absence, ...patch }),
    isFilled: Boolean(absence.from || absence.to),
    /** Returns the list including the new absence, or the name of the first invalid field. */
    add(): { absences: Absence[] } | { invalid: keyof Absence } {
      const invalid = FIELDS.find((name) => errors[name])
      setTried(invalid !== undefined)
      if (invalid) return { invalid }
      setAbsence(EMPTY)
      return { absences: [...listed, absence].sort((a, b) => (a.from < b.from ? -1 : 1)) }
    },
  }
}

function errorsOf(absence: Absence, listed: Absence[], today: string): Errors {
  const empty = FIELDS.filter((name) => !absence[name])
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, 'absence_empty' as const]))
  const error = newAbsenceError(absence, listed, today)
  if (!error) return {}
  return error === 'absence_order' || error === 'absence_long' ? { to: error } : { from: error }
}
