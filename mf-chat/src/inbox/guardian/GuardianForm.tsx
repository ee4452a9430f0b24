import { call } from '@mentor-connect/api'
import { askGuardian, type OwnAge } from '@mentor-connect/contract/trust/age'
import { looksLikeEmail } from '@mentor-connect/contract/accounts/typedEmail'
import { Button, Field, Notice, useFailureText } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { useForm } from 'react-hook-form'
import { useT } from '../../messages/useT'

interface GuardianFormProps {
  learnerId: string
  /** True if the learner has asked a guardian before. */
  isAgain: boolean
  onAsked: (age: OwnAge) => void
}

export function GuardianForm({ learnerId: userId, isAgain, onAsked }: GuardianFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { guardianEmail: '' } })
  const { submit, isSubmitting, formFailure, failureId } = useSubmit(form, {
    send: async ({ guardianEmail }) => {
      const { data } = await call(askGuardian, { body: { userId, guardianEmail: guardianEmail.trim() } })
      form.reset()
      onAsked(data)
    },
    fieldErrors: (failed) =>
      failed.fields['guardianEmail'] ? { guardianEmail: t('chat.guardian.own') } : {},
  })
  const validate = (text: string) => looksLikeEmail(text) || t('chat.guardian.emailRule')
  const label = isAgain ? 'chat.guardian.askAgain' : 'chat.guardian.ask'

  return (
    <Form form={form} onSubmit={submit} $gap={4}>
      <Field
        label={t('chat.guardian.email')}
        type="email"
        autoComplete="off"
        required
        error={form.formState.errors.guardianEmail?.message}
        aria-describedby={failureId}
        {...form.register('guardianEmail', { validate })}
      />
      {formFailure && (
        <Notice id={failureId} tone="danger">
          {failureText(formFailure)}
        </Notice>
      )}
      <Button type="submit" $variant={isAgain ? 'secondary' : 'primary'} $inactive={isSubmitting}>
        {t(isSubmitting ? 'chat.guardian.asking' : label)}
      </Button>
    </Form>
  )
}
