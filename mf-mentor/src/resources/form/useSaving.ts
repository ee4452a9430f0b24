import { asApiFailure, type ApiFailure } from '@mentor-connect/api'
import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { PICTURE_MAX_PIXELS, PICTURE_MIN } from '@mentor-connect/contract/rules/uploads'
import { useFailureText } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldPath, get, set, type FieldErrors, type ResolverResult } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { ADD_MODULE_ID } from './outline/Modules'
import { openItems } from './outline/useOpenItems'
import { resourceErrors, type ResourceError } from './resourceErrors'
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

/** `invalid`: the listed fields have errors. `failed`: the API rejected the course or was unreachable. */
type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'failed'; failure: ApiFailure; isDraft: boolean }

/** Validates and saves the form of a course, and reports the outcome. */
export function useSaving(start: ResourceValues, save: Save) {
  const t = useT()
  const errorText = useErrorText()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<'draft' | 'whole' | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const [open] = useState(() => openItems(start))

  /** True if validation allows an incomplete draft. */
  const hasDraftRules = useRef(false)
  const form = useForm<ResourceValues>({
    defaultValues: start,
    reValidateMode: 'onSubmit',
    // The rules determine the first invalid field. Registration order does not, because items can be reordered.
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

  /** Opens the module and lesson of a field, and focuses the field. */
  const goTo = (field: string) => {
    flushSync(() => open.reveal(field, form.getValues()))
    if (field === 'modules') document.getElementById(ADD_MODULE_ID)?.focus()
    else form.setFocus(field as FieldPath<ResourceValues>)
  }

  const reportInvalid = (isDraft: boolean) => () => {
    const fields = resourceErrors(form.getValues(), isDraft).map(([field]) => field)
    setOutcome({ kind: 'invalid', fields })
    if (fields[0] !== undefined) goTo(fields[0])
  }

  /** Validates and saves. Resolves to the saved course, or to null if it was not saved. */
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

  return { form, open, goTo, attempt, busy, share, outcome }
}

/**
 * Converts errors to the result of a react-hook-form resolver: the values if there are none, otherwise a tree of
 * errors with the structure of the values.
 */
function formErrors(
  values: ResourceValues,
  errors: [field: string, error: ResourceError][],
  textOf: (field: string, error: ResourceError) => string,
): ResolverResult<ResourceValues> {
  if (errors.length === 0) return { values, errors: {} }
  const tree: FieldErrors<ResourceValues> = {}
  for (const [field, error] of errors)
    set(tree, field, { ...(get(tree, field) as object), type: error, message: textOf(field, error) })
  return { values: {}, errors: tree }
}
