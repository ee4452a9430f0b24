import { useId, useState, type BaseSyntheticEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '@mentor-connect/api'

interface SubmitOptions<Values extends FieldValues> {
  /** Sends the validated values. A rejection means that the submission failed. */
  send: (values: Values) => Promise<unknown>
  /** Returns the error text of each field that a failure concerns, in the order of the form. */
  fieldErrors?: (failure: ApiFailure) => Partial<Record<FieldPath<Values>, string | undefined>>
  /** Called for every failed submission. */
  onFailure?: (failure: ApiFailure) => void
}

interface Submission {
  /** Handler for the `onSubmit` of a `Form`. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  isSubmitting: boolean
  /** The failure of the last submission. */
  failure: ApiFailure | undefined
  /** The failure of the last submission, unless a field already shows it. */
  formFailure: ApiFailure | undefined
  /** Id of the element that shows `failure`, for the `aria-describedby` of fields. Undefined if there is no failure. */
  failureId: string | undefined
}

/**
 * Validates and submits a form. Errors from the server are shown at their fields, and the first of these fields gets
 * the focus.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, fieldErrors = () => ({}), onFailure }: SubmitOptions<Values>,
): Submission {
  const id = useId()
  const [failure, setFailure] = useState<ApiFailure>()
  const [isAtField, setAtField] = useState(false)

  const showAtFields = (failed: ApiFailure): boolean => {
    const errors = Object.entries(fieldErrors(failed)).filter(([, message]) => message !== undefined)
    errors.forEach(([name, message], index) =>
      form.setError(
        name as FieldPath<Values>,
        { type: 'server', message: message as string },
        { shouldFocus: index === 0 },
      ),
    )
    return errors.length > 0
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      const failed = asApiFailure(error)
      setFailure(failed)
      setAtField(showAtFields(failed))
      onFailure?.(failed)
    }
  })

  return {
    submit,
    isSubmitting: form.formState.isSubmitting,
    failure,
    formFailure: isAtField ? undefined : failure,
    failureId: failure ? id : undefined,
  }
}

function asApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  console.error('A form could not be submitted.', error)
  return new ApiFailure(0, 'internal', String(error))
}
