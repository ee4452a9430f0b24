import { ApiFailure, call } from '@mentor-connect/api'
import { confirmSignUp, type PendingVerification } from '@mentor-connect/contract/accounts/auth'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Button, Notice, PasswordField } from '@mentor-connect/ui'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useFieldRules } from '../useFieldRules'
import { FormFailure } from '../FormFailure'
import { signUpOf } from '../password-reset/loginOf'
import { StepTitle } from '../StepTitle'
import { useEnter } from '../useEnter'

interface ConfirmFormProps extends PendingVerification {
  token: string
  onDead: () => void
}

/** Confirms a sign-up. The password tells apart several people who have signed up with the same address. */
export function ConfirmForm({ token, email, role, onDead }: ConfirmFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const enter = useEnter()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { password: '' } })

  const confirm = async (password: string) => {
    const { data } = await call(confirmSignUp, { body: { token, password } })
    const account = data.userData ?? data.mentorData
    if (!account) throw new ApiFailure(200, 'internal', 'The sign-up was confirmed without an account.')
    const { _id, name, isverified } = account
    enter({ data: { _id, email, name, isverified }, account, token: data.token })
  }
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: ({ password }) => confirm(password),
    onFailure: (failed) => {
      if (failed.code === 'sign_up_link_invalid') onDead()
    },
  })
  const isWrong = failure?.code === 'wrong_credentials'

  const startAgain = () => {
    const { to, state } = signUpOf(role, { email, linkToken: token })
    void navigate(to, { state })
  }

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <StepTitle
        title={t('public.auth.confirm.title')}
        intro={t('public.auth.confirm.intro', { email })}
        focused={false}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('public.auth.confirm.password')}
        autoComplete="current-password"
        required
        error={form.formState.errors.password?.message}
        aria-describedby={failureId}
        {...form.register('password', rules.password)}
      />
      {isWrong ? (
        <Notice id={failureId} tone="danger">
          {t('public.auth.confirm.wrong')}
        </Notice>
      ) : (
        <FormFailure failure={failure} id={failureId} />
      )}
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.confirm.submit')}
      </Button>
      <Button $variant="ghost" onClick={startAgain}>
        {t('public.auth.confirm.anew')}
      </Button>
    </Form>
  )
}
