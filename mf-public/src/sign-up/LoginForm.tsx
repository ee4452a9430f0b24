import type { Role } from '@mentor-connect/contract/accounts/people'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { nextPage, paths } from '@mentor-connect/contract/remote'
import { Button, Field, Notice, PasswordField, Row, TARGET } from '@mentor-connect/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { useFieldRules } from './useFieldRules'
import { FormFailure } from './FormFailure'
import { IntentArea } from './IntentArea'
import { needsSecondStep } from './passkey/needsSecondStep'
import { PasskeyLogin } from './passkey/PasskeyLogin'
import { StepTitle } from './StepTitle'
import type { Known } from './useAuthSteps'

export interface Credentials {
  email: string
  password: string
}

interface LoginFormProps {
  role: Role
  title: string
  known: Known
  onLogIn: (credentials: Credentials) => Promise<void>
  /** Opens the second step, which the account asks for. */
  onSecondStep: () => void
  /** Opens the sign-up; undefined if there is none. */
  onSignUp?: () => void
}

export function LoginForm({ role, title, known, onLogIn, onSecondStep, onSignUp }: LoginFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const [isUsed, setUsed] = useState(false)
  const leadsHome = nextPage(role === 'user' ? paths.learner.home : paths.mentorArea.home)
  const form = useForm({ defaultValues: { email: known.email, password: known.password } })
  const {
    register,
    watch,
    formState: { errors },
  } = form
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: ({ email, password }) => onLogIn({ email: email.trim(), password }),
    onFailure: (failed) => needsSecondStep(failed) && onSecondStep(),
  })

  return (
    <IntentArea onIntent={() => setUsed(true)}>
      <Form form={form} onSubmit={submit} $gap={5}>
        <StepTitle
          title={title}
          intro={t(known.news === 'verified' ? 'public.auth.login.introNew' : 'public.auth.login.intro')}
          focused={known.moved}
        />
        {known.news && (
          <Notice tone={known.news === 'secondStepOver' ? 'warning' : 'success'}>
            {t(`public.auth.login.${known.news}`)}
          </Notice>
        )}
        <Field
          label={t('public.auth.email')}
          type="email"
          autoComplete="username webauthn"
          required
          error={errors.email?.message}
          aria-describedby={failureId}
          {...register('email', rules.email)}
        />
        <PasswordField
          label={t('public.auth.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          aria-describedby={failureId}
          {...leadsHome}
          {...register('password', rules.password)}
        />
        <Forgotten to={paths.forgotPassword(role)} state={{ email: watch('email') }}>
          {t('public.auth.login.forgotten')}
        </Forgotten>
        <FormFailure failure={failure} id={failureId} />
        <Button type="submit" $wide $inactive={isSubmitting} {...leadsHome}>
          {t(isSubmitting ? 'public.auth.wait' : 'public.auth.login.submit')}
        </Button>
        <PasskeyLogin isWanted={isUsed} />
        {onSignUp && (
          <Row $gap={1}>
            {t('public.auth.login.new')}
            <Button $variant="ghost" onClick={onSignUp}>
              {t('public.auth.login.create')}
            </Button>
          </Row>
        )}
      </Form>
    </IntentArea>
  )
}

const Forgotten = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: ${TARGET};
`
