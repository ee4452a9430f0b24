import { useAttempt } from '@mentor-connect/api'
import { useState } from 'react'
import { entryErrors, type EntryValues } from './entryValues'

/**
 * State of the form for an entry of the board. A new version of the entry does not overwrite typed values.
 * @param stored the values as they are stored
 */
export function useEntryForm(stored: EntryValues) {
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<ReturnType<typeof entryErrors>>({})
  const { attempt, isBusy, failure } = useAttempt()

  /** Sends the values. Resolves with the name of the first invalid field, with true if it worked, otherwise false. */
  const submit = async (send: (values: EntryValues) => Promise<unknown>): Promise<string | boolean> => {
    const found = entryErrors(values)
    setErrors(found)
    const [first] = Object.keys(found)
    return first ?? attempt(() => send(values))
  }
  return {
    values,
    errors,
    isBusy,
    failure,
    submit,
    isUnsaved: JSON.stringify(values) !== JSON.stringify(stored),
    replace: setValues,
    set: (patch: Partial<EntryValues>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
      if (Object.keys(errors).length > 0) setErrors(entryErrors(next))
    },
  }
}
