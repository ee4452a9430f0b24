import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { SignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import { PASSWORD_MAX, PASSWORD_MIN } from '@mentor-connect/contract/rules/limits'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Hint, Notice, PasswordField, useWeakPasswordText } from '@mentor-connect/ui'
import { useOwnerFailureText } from '../useOwnerFailureText'
import { useT } from '../useT'
import { CurrentPasswordField } from './CurrentPasswordField'
import { FormActions } from './FormActions'
import { useChangePassword } from './useChangePassword'

interface ChangePasswordFormProps {
  userId: string
  state: SignInState
  onTyped: (isTyped: boolean) => void
  onChanged: () => void
  onCancel: () => void
}

export function ChangePasswordForm({ userId, state, onTyped, onChanged, onCancel }: ChangePasswordFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const weakPasswordText = useWeakPasswordText()
  const changePassword = useChangePassword(userId)
  const form = useForm({ defaultValues: { current: '', new: '' } })
  const { register, setFocus, formState } = form
  const { errors, isDirty } = formState
  const needsCurrent = state.proof === 'password'
  const { submit, isSubmitting, formFailure } = useSubmit(form, {
    send: async (typed) => {
      await changePassword({
        password: typed.new,
        ...(needsCurrent && { currentPassword: typed.current }),
      })
      onChanged()
    },
    fieldErrors: (failed) => ({
      ...(failed.code === 'wrong_credentials' && { current: t('account.delete.wrongPassword') }),
      ...(failed.code === 'weak_password' && { new: weakPasswordText(failed) }),
    }),
  })
  const rules = {
    current: (text: string) => text !== '' || t('account.password.missing'),
    new: (text: string) =>
      isAllowedLength(text) || t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX }),
  }

  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useEffect(() => setFocus(needsCurrent ? 'current' : 'new'), [setFocus, needsCurrent])

  return (
    <Form form={form} onSubmit={submit}>
      {needsCurrent && (
        <CurrentPasswordField
          email={state.email}
          error={errors.current?.message}
          {...register('current', { validate: rules.current })}
        />
      )}
      <PasswordField
        label={t('account.password.new')}
        autoComplete="new-password"
        required
        hint={t('account.password.hint', { min: PASSWORD_MIN })}
        error={errors.new?.message}
        {...register('new', { validate: rules.new })}
      />
      <Hint>{t('account.password.consequence')}</Hint>
      {formFailure && <Notice tone="danger">{failureText(formFailure)}</Notice>}
      <FormActions
        isBusy={isSubmitting}
        submitLabel={t('account.password.submit')}
        cancelLabel={t('account.cancel')}
        onCancel={onCancel}
      />
    </Form>
  )
}

/** Checks the length in code points, because the server counts in the same way. */
function isAllowedLength(password: string): boolean {
  const { length } = [...password]
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}
