import { ApiFailure } from '@mentor-connect/shared/api'
import type { OwnCourse } from '@mentor-connect/shared/contracts/authoring'
import { PICTURE_MAX_PIXELS, PICTURE_MIN } from '@mentor-connect/shared/contracts/files'
import { useFailureText } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { resourceFaults } from './resourceFaults'
import type { ResourceValues } from './resourceValues'
import { useFaultText } from './useFaultText'

export interface SaveOptions {
  isDraft: boolean
  /** The state that was edited; undefined overwrites whatever is there. */
  version: string | undefined
  /** Receives the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}
export type Save = (values: ResourceValues, options: SaveOptions) => Promise<OwnCourse>

/** `faulty`: fields are marked. `failed`: the server did not take it. */
type Outcome =
  { kind: 'idle' } | { kind: 'faulty' } | { kind: 'failed'; failure: ApiFailure; isDraft: boolean }

/** Checks what the form holds, saves it and tells what became of it. */
export function useSaving(form: UseFormReturn<ResourceValues>, save: Save) {
  const t = useT()
  const faultText = useFaultText()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<'draft' | 'whole' | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })

  const isFaulty = (isDraft: boolean): boolean => {
    form.clearErrors()
    const faults = resourceFaults(form.getValues(), isDraft)
    faults.forEach(([field, fault], index) =>
      form.setError(
        field as FieldPath<ResourceValues>,
        { type: fault, message: faultText(field, fault) },
        { shouldFocus: index === 0 },
      ),
    )
    return faults.length > 0
  }

  const bannerText = (failure: ApiFailure) =>
    failure.code === 'file_not_accepted'
      ? t('mentor.form.banner.refused', { ...PICTURE_MIN.banner, max: PICTURE_MAX_PIXELS / 1_000_000 })
      : failureText(failure)

  const fail = (error: unknown, isDraft: boolean) => {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error))
    console.error('The resource could not be saved.', failure)
    if (failure.code.startsWith('file_'))
      form.setError('banner', { message: bannerText(failure) }, { shouldFocus: true })
    setOutcome({ kind: 'failed', failure, isDraft })
  }

  /** The saved course, or null when it was not saved. */
  const attempt = async (isDraft: boolean, version: string | undefined): Promise<OwnCourse | null> => {
    if (busy) return null
    if (isFaulty(isDraft)) {
      setOutcome({ kind: 'faulty' })
      return null
    }
    setOutcome({ kind: 'idle' })
    setBusy(isDraft ? 'draft' : 'whole')
    try {
      return await save(form.getValues(), { isDraft, version, onProgress: setShare })
    } catch (error) {
      fail(error, isDraft)
      return null
    } finally {
      setBusy(null)
      setShare(null)
    }
  }

  return { attempt, busy, share, outcome }
}
