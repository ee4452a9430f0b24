import { ApiFailure } from '@mentor-connect/shared/api'
import type { OwnCourse } from '@mentor-connect/shared/contracts/authoring'
import { PICTURE_MAX_PIXELS, PICTURE_MIN } from '@mentor-connect/shared/rules/uploads'
import { useFailureText } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { resourceErrors } from './resourceErrors'
import type { ResourceValues } from './resourceValues'
import { useErrorText } from './useErrorText'

export interface SaveOptions {
  isDraft: boolean
  /** The version that was edited; undefined overwrites any version. */
  version: string | undefined
  /** Receives the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}
export type Save = (values: ResourceValues, options: SaveOptions) => Promise<OwnCourse>

/** `invalid`: fields have errors. `failed`: the API rejected the course or could not be reached. */
type Outcome =
  { kind: 'idle' } | { kind: 'invalid' } | { kind: 'failed'; failure: ApiFailure; isDraft: boolean }

/** Validates the form, saves it and reports the outcome. */
export function useSaving(form: UseFormReturn<ResourceValues>, save: Save) {
  const t = useT()
  const errorText = useErrorText()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<'draft' | 'whole' | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })

  const hasErrors = (isDraft: boolean): boolean => {
    form.clearErrors()
    const errors = resourceErrors(form.getValues(), isDraft)
    errors.forEach(([field, error], index) =>
      form.setError(
        field as FieldPath<ResourceValues>,
        { type: error, message: errorText(field, error) },
        { shouldFocus: index === 0 },
      ),
    )
    return errors.length > 0
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

  /** Resolves with the saved course, or null when it was not saved. */
  const attempt = async (isDraft: boolean, version: string | undefined): Promise<OwnCourse | null> => {
    if (busy) return null
    if (hasErrors(isDraft)) {
      setOutcome({ kind: 'invalid' })
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
