import { call } from '@mentor-connect/api'
import { registerUser, type SignUpReply } from '@mentor-connect/contract/accounts/auth'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { PASSWORD_MIN } from '@mentor-connect/contract/rules/limits'
import { Button, Field, PasswordField, Row, useWeakPasswordText } from '@mentor-connect/ui'
import {
  CertificateNameField,
  useCertificateNameRule,
  useNameHint,
} from '@mentor-connect/ui/certificate-name'
import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { useForm, useWatch } from 'react-hook-form'
import { useT } from './messages/useT'
import { ConsentNote } from './ConsentNote'
import { useFieldRules } from './useFieldRules'
import { FormFailure } from './FormFailure'
import { StepTitle } from './StepTitle'
import { useAgreement } from './useAgreement'
import type { Known } from './useAuthSteps'

interface SignUpFormProps {
  known: Known
  onRegistered: (pending: SignUpReply, typed: Pick<Known, 'name' | 'password'>) => void
  onLogin: () => void
}

export function SignUpForm({ known, onRegistered, onLogin }: SignUpFormProps) {
  const t = useT()
  const rules = useFieldRules()
  const weakPasswordText = useWeakPasswordText()
  const nameHint = useNameHint()
  const certificateNameRule = useCertificateNameRule()
  const agreement = useAgreement()
  const form = useForm({
    defaultValues: { name: known.name, certificateName: '', email: known.email, password: '' },
  })
  const {
    register,
    formState: { errors },
  } = form
  const name = useWatch({ control: form.control, name: 'name' })
  const { submit, isSubmitting, failure, failureId } = useSubmit(form, {
    send: async (typed) => {
      const { linkToken } = known
      const person = { name: typed.name.trim(), email: typed.email.trim(), password: typed.password }
      const certificateName = needsCertificateName(person.name) ? typed.certificateName.trim() : ''
      const body = { ...person, ...(certificateName && { certificateName }), ...agreement, linkToken }
      const { data } = await call(registerUser, { body })
      onRegistered(data, { name: body.name, password: body.password })
    },
    fieldErrors: (failed) => ({
      ...(failed.fields['name'] && { name: t('public.auth.rule.nameRefused') }),
      ...(failed.fields['email'] && { email: t('public.auth.rule.email') }),
      ...(failed.fields['password'] && { password: weakPasswordText(failed) }),
    }),
  })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <StepTitle
        title={t('public.auth.sign-up.title')}
        intro={t('public.auth.sign-up.intro')}
        focused={known.moved}
      />
      <Field
        label={t('public.auth.name')}
        autoComplete="name"
        required
        hint={nameHint(name)}
        error={errors.name?.message}
        {...register('name', rules.name)}
      />
      <CertificateNameField
        personName={name}
        error={errors.certificateName?.message}
        {...register('certificateName', { validate: certificateNameRule })}
      />
      <Field
        label={t('public.auth.email')}
        type="email"
        autoComplete="email"
        required
        readOnly={known.linkToken !== undefined}
        hint={known.linkToken && t('public.auth.confirm.proven')}
        error={errors.email?.message}
        aria-describedby={failureId}
        {...register('email', rules.email)}
      />
      <PasswordField
        label={t('public.auth.password')}
        autoComplete="new-password"
        required
        hint={t('public.auth.passwordHint', { min: PASSWORD_MIN })}
        error={errors.password?.message}
        aria-describedby={failureId}
        {...register('password', rules.newPassword)}
      />
      <ConsentNote />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.sign-up.submit')}
      </Button>
      <Row $gap={1}>
        {t('public.auth.sign-up.known')}
        <Button $variant="ghost" onClick={onLogin}>
          {t('public.auth.login.submit')}
        </Button>
      </Row>
    </Form>
  )
}
