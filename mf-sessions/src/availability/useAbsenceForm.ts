import { newAbsenceError, type Absence } from '@mentor-connect/contract/rules/absences'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { useState } from 'react'

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
    /** Returns the field that has to be corrected. */
    check(): keyof Absence | undefined {
      setTried(true)
      return (['from', 'to'] as const).find((name) => errors[name])
    },
    clear() {
      setAbsence(EMPTY)
      setTried(false)
    },
  }
}

function errorsOf(absence: Absence, listed: Absence[], today: string): Errors {
  const empty = (['from', 'to'] as const).filter((name) => !absence[name])
  if (empty.length > 0) return Object.fromEntries(empty.map((name) => [name, 'absence_empty' as const]))
  const error = newAbsenceError(absence, listed, today)
  if (!error) return {}
  return error === 'absence_order' || error === 'absence_long' ? { to: error } : { from: error }
}
