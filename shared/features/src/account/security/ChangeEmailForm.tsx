import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { SignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import { EMAIL_MAX } from '@mentor-connect/contract/rules/limits'
import { looksLikeEmail } from '@mentor-connect/contract/accounts/typedEmail'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Field, Hint, Notice } from '@mentor-connect/ui'
import { useOwnerFailureText } from '../useOwnerFailureText'
import { useT } from '../useT'
import { CurrentPasswordField } from './CurrentPasswordField'
import { FormActions } from './FormActions'
import { useEmailChange } from './useEmailChange'

interface ChangeEmailFormProps {
  userId: string
  state: SignInState
  onChanged: () => void
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
}

export function ChangeEmailForm({ userId, state, onChanged, onTyped, onCancel }: ChangeEmailFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const { request } = useEmailChange(userId, onChanged)
  const form = useForm({ defaultValues: { email: '', current: '' } })
  const { register, setFocus, formState } = form
  const { errors, isDirty } = formState
  const needsCurrent = state.proof === 'password'
  const { submit, isSubmitting, failure, formFailure } = useSubmit(form, {
    send: ({ email, current }) =>
      request({ email: normalized(email), ...(needsCurrent && { currentPassword: current }) }),
    fieldErrors: (failed) => ({
      ...(failed.fields['email'] && { email: t('account.email.rule') }),
      ...(failed.code === 'wrong_credentials' && { current: t('account.delete.wrongPassword') }),
    }),
  })
  const needsSignIn = !needsCurrent && (!state.isFresh || failure?.code === 'sign_in_again')
  const rules = {
    email: (text: string) => {
      if (!looksLikeEmail(normalized(text))) return t('account.email.rule')
      return normalized(text) !== state.email || t('account.email.same')
    },
    current: (text: string) => text !== '' || t('account.password.missing'),
  }

  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useEffect(() => setFocus('email'), [setFocus])

  if (needsSignIn) return <Notice tone="warning">{t('account.email.signInAgain')}</Notice>
  return (
    <Form form={form} onSubmit={submit}>
      <Field
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      {needsCurrent && (
        <CurrentPasswordField
          email={state.email}
          error={errors.current?.message}
          {...register('current', { validate: rules.current })}
        />
      )}
      <Hint>{t('account.email.consequence')}</Hint>
      {formFailure && <Notice tone="danger">{failureText(formFailure)}</Notice>}
      <FormActions
        isBusy={isSubmitting}
        submitLabel={t('account.email.submit')}
        cancelLabel={t('account.cancel')}
        onCancel={onCancel}
      />
    </Form>
  )
}

function normalized(email: string): string {
  return email.trim().toLowerCase()
}
