import { call } from '@mentor-connect/shared/api'
import { resetPassword } from '@mentor-connect/shared/contracts/auth'
import { PASSWORD_MIN } from '@mentor-connect/shared/rules/limits'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { Button, PasswordField, Stack, useWeakPasswordText } from '@mentor-connect/shared/ui'
import { useForm } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { useFieldRules } from '../fieldRules'
import { FormFailure } from '../FormFailure'
import { StepTitle } from '../StepTitle'
import { useFailure } from '../useFailure'

interface NewPasswordFormProps {
  token: string
  onChanged: (role: Role, email: string) => Promise<void>
  /** The link was used or has run out. */
  onDead: () => void
}

export function NewPasswordForm({ token, onChanged, onDead }: NewPasswordFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const weakPasswordText = useWeakPasswordText()
  const { failure, attempt, failureId } = useFailure()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const change = handleSubmit(async ({ password }) => {
    const failed = await attempt(async () => {
      const { data } = await call(resetPassword, { body: { token, password } })
      await onChanged(data.role, data.email)
    })
    if (failed?.code === 'reset_link_invalid' || failed?.fields['token']) onDead()
    if (failed?.fields['password']) setError('password', { message: weakPasswordText(failed) })
  })

  return (
    <Stack as="form" noValidate onSubmit={change} $gap={5}>
      <StepTitle title={t('public.auth.reset.title')} intro={t('public.auth.reset.intro')} focused={false} />
      <PasswordField
        label={t('public.auth.reset.password')}
        autoComplete="new-password"
        required
        hint={t('public.auth.passwordHint', { min: PASSWORD_MIN })}
        error={errors.password?.message}
        aria-describedby={failureId}
        {...register('password', rules.newPassword)}
      />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide disabled={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.reset.submit')}
      </Button>
    </Stack>
  )
}
