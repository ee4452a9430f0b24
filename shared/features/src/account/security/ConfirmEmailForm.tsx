import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useAttempt } from '@mentor-connect/api'
import type { EmailChange } from '@mentor-connect/contract/accounts/accountSecurity'
import { useFormats } from '@mentor-connect/i18n'
import { EMAIL_CODE_LENGTH } from '@mentor-connect/contract/rules/limits'
import { digitsOf } from '@mentor-connect/contract/rules/numbers/latinDigits'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Field, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../useT'
import { FormActions } from './FormActions'
import { useEmailChange } from './useEmailChange'

interface ConfirmEmailFormProps {
  userId: string
  emailChange: EmailChange
  onChanged: () => void
  onTyped: (isTyped: boolean) => void
  onConfirmed: () => void
  onCancelled: () => void
}

export function ConfirmEmailForm({ userId, emailChange, ...events }: ConfirmEmailFormProps) {
  const { onChanged, onTyped, onConfirmed, onCancelled } = events
  const t = useT()
  const failureText = useFailureText()
  const { time } = useFormats()
  const { confirm, cancel } = useEmailChange(userId, onChanged)
  const cancellation = useAttempt()
  const form = useForm({ defaultValues: { code: '' } })
  const { setFocus, formState } = form
  const { submit, isSubmitting, formFailure } = useSubmit(form, {
    send: async ({ code }) => {
      await confirm(code)
      onConfirmed()
    },
    fieldErrors: (failed) => (failed.code === 'otp_invalid' ? { code: failureText(failed) } : {}),
  })
  const failure = formFailure ?? cancellation.failure
  const isBusy = isSubmitting || cancellation.isBusy
  const validate = (code: string) =>
    code.length === EMAIL_CODE_LENGTH || t('account.email.codeRule', { length: EMAIL_CODE_LENGTH })

  useEffect(() => onTyped(formState.isDirty), [formState.isDirty, onTyped])
  useEffect(() => setFocus('code'), [setFocus, failure])

  const handleCancel = async () => {
    if (await cancellation.attempt(cancel)) onCancelled()
  }

  return (
    <Form form={form} onSubmit={submit}>
      <p>{t('account.email.sent', { email: emailChange.email, time: time(emailChange.expiresAt) })}</p>
      <Controller
        control={form.control}
        name="code"
        rules={{ validate }}
        render={({ field, fieldState }) => (
          <Field
            {...field}
            label={t('account.email.code', { length: EMAIL_CODE_LENGTH })}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            hint={t('account.email.noCode')}
            error={fieldState.error?.message}
            onChange={(event) => field.onChange(digitsOf(event.target.value).slice(0, EMAIL_CODE_LENGTH))}
          />
        )}
      />
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <FormActions
        isBusy={isBusy}
        submitLabel={t('account.email.confirm')}
        cancelLabel={t('account.email.another')}
        onCancel={() => void handleCancel()}
      />
    </Form>
  )
}
