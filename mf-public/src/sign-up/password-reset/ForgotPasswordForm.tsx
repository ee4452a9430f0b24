import { call } from '@mentor-connect/api'
import { requestPasswordReset } from '@mentor-connect/contract/accounts/auth'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Button, Field } from '@mentor-connect/ui'
import { useForm } from 'react-hook-form'
import { useT } from '../messages/useT'
import { useFieldRules } from '../useFieldRules'
import { FormFailure } from '../FormFailure'
import { StepTitle } from '../StepTitle'

interface ForgotPasswordFormProps {
  email: string
  role: Role
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, role, onSent }: ForgotPasswordFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const form = useForm({ defaultValues: { email } })
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: async (typed) => {
      const to = typed.email.trim()
      await call(requestPasswordReset, { body: { email: to, role } })
      onSent(to)
    },
    fieldErrors: (failed) => (failed.fields['email'] ? { email: t('public.auth.rule.email') } : {}),
  })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
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
        error={form.formState.errors.email?.message}
        aria-describedby={failureId}
        {...form.register('email', rules.email)}
      />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.forgotten.submit')}
      </Button>
    </Form>
  )
}
