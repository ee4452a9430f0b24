import { call } from '@mentor-connect/shared/api'
import { requestPasswordReset } from '@mentor-connect/shared/contracts/auth'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { Button, Field, Stack } from '@mentor-connect/shared/ui'
import { useForm } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { useFieldRules } from '../fieldRules'
import { FormFailure } from '../FormFailure'
import { StepTitle } from '../StepTitle'
import { useFailure } from '../useFailure'

interface ForgotPasswordFormProps {
  email: string
  role: Role
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, role, onSent }: ForgotPasswordFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const { failure, attempt, failureId } = useFailure()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } })
  const { errors, isSubmitting } = formState

  const ask = handleSubmit(async (typed) => {
    const to = typed.email.trim()
    const failed = await attempt(() => call(requestPasswordReset, { body: { email: to, role } }))
    if (failed?.fields['email']) setError('email', { message: t('public.auth.rule.email') })
    if (!failed) onSent(to)
  })

  return (
    <Stack as="form" noValidate onSubmit={ask} $gap={5}>
      <StepTitle
        title={t('public.auth.forgotten.title')}
        intro={t('public.auth.forgotten.intro')}
        focused={false}
      />
      <Field
        label={t('public.auth.email')}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        aria-describedby={failureId}
        {...register('email', rules.email)}
      />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide disabled={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.forgotten.submit')}
      </Button>
    </Stack>
  )
}
