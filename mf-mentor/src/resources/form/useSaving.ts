import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import { PICTURE_MAX_PIXELS, PICTURE_MIN } from '@mentor-connect/contract/rules/uploads'
import { useFailureText } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { formErrors } from './formErrors'
import { resourceErrors } from './resourceErrors'
import type { ResourceValues } from './resourceValues'
import { useErrorText } from './useErrorText'

export interface SaveOptions {
  isDraft: boolean
  /** The version that was edited; undefined overwrites any version. */
  version: string | undefined
  /** Called with the share of the request that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}
export type Save = (values: ResourceValues, options: SaveOptions) => Promise<OwnCourse>

/** `invalid`: fields have errors. `failed`: the API rejected the course or was unreachable. */
type Outcome =
  { kind: 'idle' } | { kind: 'invalid' } | { kind: 'failed'; failure: ApiFailure; isDraft: boolean }

/** Validates and saves the form of a course, and reports the outcome. */
export function useSaving(start: ResourceValues, save: Save) {
  const t = useT()
  const errorText = useErrorText()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<'draft' | 'whole' | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })

  /** Whether validation allows an incomplete draft. */
  const hasDraftRules = useRef(false)
  const form = useForm<ResourceValues>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    // Items can be reordered: the first invalid field is determined by the rules, not by the order of registration.
    shouldFocusError: false,
    resolver: (values) => formErrors(values, resourceErrors(values, hasDraftRules.current), errorText),
  })

  const bannerText = (failure: ApiFailure) =>
    failure.code === 'file_not_accepted'
      ? t('mentor.form.banner.refused', { ...PICTURE_MIN.banner, max: PICTURE_MAX_PIXELS / 1_000_000 })
      : failureText(failure)

  const fail = (error: unknown, isDraft: boolean) => {
    const failure = asApiFailure(error)
    console.error('The resource could not be saved.', failure)
    if (failure.code.startsWith('file_'))
      form.setError('banner', { message: bannerText(failure) }, { shouldFocus: true })
    setOutcome({ kind: 'failed', failure, isDraft })
  }

  const reportInvalid = (isDraft: boolean) => () => {
    setOutcome({ kind: 'invalid' })
    const [first] = resourceErrors(form.getValues(), isDraft)
    if (first) form.setFocus(first[0] as FieldPath<ResourceValues>)
  }

  /** Resolves with the saved course, or null if it was not saved. */
  const attempt = async (isDraft: boolean, version: string | undefined): Promise<OwnCourse | null> => {
    if (busy) return null
    let saved = null as OwnCourse | null
    hasDraftRules.current = isDraft
    const saveValid = async (values: ResourceValues) => {
      setOutcome({ kind: 'idle' })
      setBusy(isDraft ? 'draft' : 'whole')
      try {
        saved = await save(values, { isDraft, version, onProgress: setShare })
      } catch (error) {
        fail(error, isDraft)
      } finally {
        setBusy(null)
        setShare(null)
      }
    }
    await form.handleSubmit(saveValid, reportInvalid(isDraft))()
    return saved
  }

  return { form, attempt, busy, share, outcome }
}
