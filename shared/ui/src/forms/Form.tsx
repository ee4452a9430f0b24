import { useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Stack } from '..'
import { ErrorSummary } from './ErrorSummary'

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  onSubmit: (event: SubmitEvent) => Promise<unknown>
  /** Gap between the fields. */
  $gap?: ComponentProps<typeof Stack>['$gap']
  /** False for a form that lists its invalid fields itself. Default: true. */
  summary?: boolean
  children: ReactNode
}

/**
 * A form for react-hook-form, which focuses the first invalid field after a submit. The form lists the invalid fields
 * at the top if there are several, and ignores a submit while another one is in progress.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  $gap,
  summary = true,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    try {
      await onSubmit(event)
    } finally {
      isRunning.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <Stack as="form" ref={element} noValidate $gap={$gap} onSubmit={handleSubmit}>
        {summary && <ErrorSummary form={element} />}
        {children}
      </Stack>
    </FormProvider>
  )
}
