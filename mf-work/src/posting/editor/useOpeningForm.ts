import { call, useAttempt } from '@mentor-connect/api'
import { postOpening, publishOpening, type OwnOpening } from '@mentor-connect/contract/work/posting'
import { useState } from 'react'
import { useOwnOpeningCache } from '../useOwnOpeningCache'
import { toContent, valueErrors, type OpeningFieldErrors, type OpeningValues } from './openingValues'

export interface EditedOpening {
  id: string
  initial: OpeningValues
  /** The opening as it is stored; undefined for a new one. */
  stored?: OwnOpening
}

/** How an opening is saved: as a draft, which may be incomplete, as it is shown now, or so that it is published. */
export type Saving = 'draft' | 'shown' | 'publish'

/** The state of the form for an opening. */
export function useOpeningForm({ id, initial, stored }: EditedOpening) {
  const { put } = useOwnOpeningCache()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<OpeningFieldErrors>({})
  const [saving, setSaving] = useState<Saving>()
  // A publication that fails after the draft was saved goes on from the new version.
  const [version, setVersion] = useState(stored?.version)
  const { attempt, isBusy, failure } = useAttempt()
  const errorsOf = (next: OpeningValues, how: Saving) => valueErrors(next, how === 'draft', stored?.closesOn)

  /** Saves the opening. Resolves with the saved opening, or with the names of the invalid fields. */
  const save = async (how: Saving): Promise<OwnOpening | string[] | undefined> => {
    const found = errorsOf(values, how)
    setErrors(found)
    setSaving(how)
    if (Object.keys(found).length > 0) return Object.keys(found)
    let saved: OwnOpening | undefined
    const hasWorked = await attempt(async () => {
      const body = { ...toContent(values), id, ...(version !== undefined && { version }) }
      saved = (await call(postOpening, { body })).data
      setVersion(saved.version)
      if (how === 'publish')
        saved = (await call(publishOpening, { params: { id }, body: { version: saved.version } })).data
      await put(saved)
    })
    return hasWorked ? saved : undefined
  }
  return {
    values,
    errors,
    isBusy,
    failure,
    save,
    isUnsaved: JSON.stringify(values) !== JSON.stringify(initial),
    set: (patch: Partial<OpeningValues>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
      if (saving && Object.keys(errors).length > 0) setErrors(errorsOf(next, saving))
    },
  }
}

export type OpeningFormState = ReturnType<typeof useOpeningForm>
