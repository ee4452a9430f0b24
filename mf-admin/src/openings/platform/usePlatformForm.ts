import { call, useAttempt } from '@mentor-connect/api'
import { publishPlatformOpening, savePlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { OpeningField } from '@mentor-connect/contract/work/openingRules'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { useCheckedValues, type Saving } from '@mentor-connect/ui/opening-form'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { withFreshPasskey } from '../../operator/passkeys'
import { toContent, valueErrors, type OpeningValues } from './openingValues'

export interface EditedOpening {
  id: string
  initial: OpeningValues
  /** The opening as it is stored; undefined for a new one. */
  stored?: OwnOpening
}

/** The state of the form for an opening of the platform. */
export function usePlatformForm({ id, initial, stored }: EditedOpening) {
  const t = useT()
  const { check, errors, ...form } = useCheckedValues(initial, (values: OpeningValues, how) =>
    valueErrors(values, how === 'draft', stored?.closesOn),
  )
  // A publication that fails after the draft was saved goes on from the new version.
  const [version, setVersion] = useState(stored?.version)
  const { attempt, isBusy, failure } = useAttempt()

  async function send(how: Saving) {
    const body = { ...toContent(form.values), id, ...(version !== undefined && { version }) }
    const saved = (await call(savePlatformOpening, { body })).data
    setVersion(saved.version)
    if (how === 'publish')
      await call(publishPlatformOpening, { params: { id }, body: { version: saved.version } })
  }

  /** Saves the opening. Resolves with true, or with the names of the invalid fields. */
  const save = async (how: Saving): Promise<boolean | string[]> => {
    const invalid = check(how)
    if (invalid.length > 0) return invalid
    return attempt(() => withFreshPasskey(() => send(how)))
  }
  return {
    ...form,
    isBusy,
    failure,
    save,
    /** Returns the text of the error of a field; undefined if there is none. */
    error: (field: OpeningField): string | undefined =>
      errors[field] && t(`admin.openings.error.${errors[field]}`, { max: OPENING_DAYS_MAX }),
    isInvalidWebsite: errors.employer === 'address',
  }
}

export type PlatformFormState = ReturnType<typeof usePlatformForm>
