import { call, useAttempt } from '@mentor-connect/api'
import { publishPlatformOpening, savePlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { OpeningField } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { withFreshPasskey } from '../../operator/passkeys'
import { toContent, valueErrors, type OpeningFieldErrors, type OpeningValues } from './openingValues'

export interface EditedOpening {
  id: string
  initial: OpeningValues
  /** The opening as it is stored; undefined for a new one. */
  stored?: OwnOpening
}

/** How an opening is saved: as a draft, which may be incomplete, as it is shown now, or so that it is published. */
export type Saving = 'draft' | 'shown' | 'publish'

/** The state of the form for an opening of the platform. */
export function usePlatformForm({ id, initial, stored }: EditedOpening) {
  const t = useT()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<OpeningFieldErrors>({})
  const [saving, setSaving] = useState<Saving>()
  // A publication that fails after the draft was saved goes on from the new version.
  const [version, setVersion] = useState(stored?.version)
  const { attempt, isBusy, failure } = useAttempt()
  const errorsOf = (next: OpeningValues, how: Saving) => valueErrors(next, how === 'draft', stored?.closesOn)

  async function send(how: Saving) {
    const body = { ...toContent(values), id, ...(version !== undefined && { version }) }
    const saved = (await call(savePlatformOpening, { body })).data
    setVersion(saved.version)
    if (how === 'publish')
      await call(publishPlatformOpening, { params: { id }, body: { version: saved.version } })
  }

  /** Saves the opening. Resolves with true, or with the names of the invalid fields. */
  const save = async (how: Saving): Promise<boolean | string[]> => {
    const found = errorsOf(values, how)
    setErrors(found)
    setSaving(how)
    if (Object.keys(found).length > 0) return Object.keys(found)
    return attempt(() => withFreshPasskey(() => send(how)))
  }
  return {
    values,
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
    /** Returns the text of the error of a field; undefined if there is none. */
    error: (field: OpeningField): string | undefined =>
      errors[field] && t(`admin.openings.error.${errors[field]}`, { max: OPENING_DAYS_MAX }),
    isInvalidWebsite: errors.employer === 'address',
  }
}

export type PlatformFormState = ReturnType<typeof usePlatformForm>
