import { call, useAttempt } from '@mentor-connect/api'
import { postOpening, publishOpening, type OwnOpening } from '@mentor-connect/contract/work/posting'
import { useCheckedValues, type Saving } from '@mentor-connect/ui/opening-form'
import { useState } from 'react'
import { useOwnOpeningCache } from '../useOwnOpeningCache'
import { toContent, valueErrors, type OpeningValues } from './openingValues'

export interface EditedOpening {
  id: string
  initial: OpeningValues
  /** The opening as it is stored; undefined for a new one. */
  stored?: OwnOpening
}

/** The state of the form for an opening. */
export function useOpeningForm({ id, initial, stored }: EditedOpening) {
  const { put } = useOwnOpeningCache()
  const { check, ...form } = useCheckedValues(initial, (values: OpeningValues, how) =>
    valueErrors(values, how === 'draft', stored?.closesOn),
  )
  // If publishing fails after the draft was saved, the next attempt is based on the new version.
  const [version, setVersion] = useState(stored?.version)
  const { attempt, isBusy, failure } = useAttempt()

  /** Saves the opening. Resolves with the saved opening, or with the names of the invalid fields. */
  const save = async (how: Saving): Promise<OwnOpening | string[] | undefined> => {
    const invalid = check(how)
    if (invalid.length > 0) return invalid
    let saved: OwnOpening | undefined
    const hasWorked = await attempt(async () => {
      const body = { ...toContent(form.values), id, ...(version !== undefined && { version }) }
      saved = (await call(postOpening, { body })).data
      setVersion(saved.version)
      if (how === 'publish')
        saved = (await call(publishOpening, { params: { id }, body: { version: saved.version } })).data
      await put(saved)
    })
    return hasWorked ? saved : undefined
  }
  return { ...form, isBusy, failure, save }
}

export type OpeningFormState = ReturnType<typeof useOpeningForm>
