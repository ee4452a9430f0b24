import { useState } from 'react'

/**
 * The way in which an opening is saved. `draft`: as a draft, which may be incomplete · `shown`: as an opening
 * that is already public · `publish`: the opening is published.
 */
export type Saving = 'draft' | 'shown' | 'publish'

/** The values of a form and their errors, which are shown after the first attempt to save. */
export function useCheckedValues<Values extends object, Errors extends object>(
  initial: Values,
  errorsOf: (values: Values, how: Saving) => Errors,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>()
  const [saving, setSaving] = useState<Saving>()
  return {
    values,
    errors: errors ?? ({} as Errors),
    isUnsaved: JSON.stringify(values) !== JSON.stringify(initial),
    set: (patch: Partial<Values>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
      if (saving && errors && Object.keys(errors).length > 0) setErrors(errorsOf(next, saving))
    },
    /** Shows the errors. Returns the names of the fields that have one. */
    check: (how: Saving): string[] => {
      const found = errorsOf(values, how)
      setErrors(found)
      setSaving(how)
      return Object.keys(found)
    },
  }
}
