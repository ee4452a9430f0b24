import { call, useAttempt } from '@mentor-connect/api'
import { openBrief, saveBrief, type OwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import { useCheckedValues, type Saving } from '@mentor-connect/ui/opening-form'
import { useState } from 'react'
import { useBriefCache } from '../useBriefCache'
import { toContent, valueErrors, type BriefValues } from './briefValues'

export interface EditedBrief {
  id: string
  initial: BriefValues
  /** The brief as it is stored; undefined for a new one. */
  stored?: OwnBrief
}

/** The state of the form for a brief. */
export function useBriefForm({ id, initial, stored }: EditedBrief) {
  const { put } = useBriefCache()
  const { check, ...form } = useCheckedValues(initial, valueErrors)
  // If opening fails after the draft was saved, the next attempt is based on the new version.
  const [version, setVersion] = useState(stored?.version)
  const [isChecked, setChecked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  /** Saves the brief. Resolves with the saved brief, or with the names of the invalid fields. */
  const save = async (how: Saving): Promise<OwnBrief | string[] | undefined> => {
    const invalid = check(how)
    setChecked(how !== 'draft')
    if (invalid.length > 0) return invalid
    let saved: OwnBrief | undefined
    const hasWorked = await attempt(async () => {
      const body = { ...toContent(form.values), id, ...(version !== undefined && { version }) }
      saved = (await call(saveBrief, { body })).data
      setVersion(saved.version)
      if (how === 'publish')
        saved = (await call(openBrief, { params: { id }, body: { version: saved.version } })).data
      await put(saved)
    })
    return hasWorked ? saved : undefined
  }
  return {
    ...form,
    /** True if everything has to be complete, after an attempt to open the brief. */
    isChecked,
    /** True if roles can be renamed and added, but not removed. */
    areRolesInUse: stored?.hasPeople ?? false,
    isBusy,
    failure,
    save,
  }
}

export type BriefFormState = ReturnType<typeof useBriefForm>
