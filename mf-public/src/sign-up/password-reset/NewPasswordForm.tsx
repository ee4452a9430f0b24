import { call } from '@mentor-connect/api'
import { resetPassword } from '@mentor-connect/contract/accounts/auth'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { PASSWORD_MIN } from '@mentor-connect/contract/rules/limits'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { Button, PasswordField, useWeakPasswordText } from '@mentor-connect/ui'
import { useForm } from 'react-hook-form'
import { useT } from '../messages/useT'
import { useFieldRules } from '../useFieldRules'
import { FormFailure } from '../FormFailure'
import { StepTitle } from '../StepTitle'

interface NewPasswordFormProps {
  token: string
  onChanged: (role: Role, email: string) => Promise<void>
  /** Called if the link was already used or has expired. */
  onDead: () => void
}

export function NewPasswordForm({ token, onChanged, onDead }: NewPasswordFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const weakPasswordText = useWeakPasswordText()
  const form = useForm({ defaultValues: { password: '' } })
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: async ({ password }) => {
      const { data } = await call(resetPassword, { body: { token, password } })
      await onChanged(data.role, data.email)
    },
    fieldErrors: (failed) => (failed.fields['password'] ? { password: weakPasswordText(failed) } : {}),
    onFailure: (failed) => {
      if (failed.code === 'reset_link_invalid' || failed.fields['token']) onDead()
    },
  })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <StepTitle title={t('public.auth.reset.title')} intro={t('public.auth.reset.intro')} focused={false} />
      <PasswordField
        label={t('public.auth.reset.password')}
        autoComplete="new-password"
        required
        hint={t('public.auth.passwordHint', { min: PASSWORD_MIN })}
        error={form.formState.errors.password?.message}
        aria-describedby={failureId}
        {...form.register('password', rules.newPassword)}
      />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.reset.submit')}
      </Button>
    </Form>
  )
}
