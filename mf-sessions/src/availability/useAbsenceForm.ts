import { newAbsenceError, type Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { useState } from 'react'

const FIELDS = ['from', 'to'] as const
const EMPTY: Absence = { from: '', to: '' }

type Errors = Partial<
  Record<keyof Absence, NonNullable<ReturnType<typeof newAbsenceError>> | 'absence_empty'>
>

/** The two dates of an absence that is about to be added. Errors are shown from the first try on. */
export function useAbsenceForm(listed: Absence[], timeZone: string) {
  const [absence, setAbsence] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const errors = errorsOf(absence, listed, localDay(new Date(), timeZone))
  return {
    absence,
    errors: wasTried ? errors : {},
    set: (patch: Partial<Absence>) => setAbsence({ ...absence, ...patch }),
    isFilled: Boolean(absence.from || absence.to),
    /** Returns the list with the absence, or the field that has to be corrected. */
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
