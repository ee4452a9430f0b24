import type { SignUpReply } from '@mentor-connect/contract/accounts/auth'
import { Form } from '@mentor-connect/ui/forms'
import {
  ContactFields,
  DomainsField,
  ExperienceFields,
  PICTURE_MAX_MB,
  PortraitField,
  SocialLinksField,
} from '@mentor-connect/ui/mentor-fields'
import { PASSWORD_MIN } from '@mentor-connect/contract/rules/limits'
import { Button, Field, PasswordField, Row } from '@mentor-connect/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../messages/useT'
import { ConsentNote } from '../ConsentNote'
import { FormFailure } from '../FormFailure'
import { StepTitle } from '../StepTitle'
import type { MentorForm } from './mentorForm'
import { useMentorRules } from './useMentorRules'
import { useMentorSignUp } from './useMentorSignUp'

interface MentorSignUpFormProps {
  form: UseFormReturn<MentorForm>
  focused: boolean
  /** Token of a mailed link, which proves that the person owns the address; undefined if there is none. */
  linkToken: string | undefined
  onRegistered: (pending: SignUpReply) => void
  onLogin: () => void
}

export function MentorSignUpForm(props: MentorSignUpFormProps) {
  const { form, focused, linkToken, onRegistered, onLogin } = props
  const t = useT()
  const rules = useMentorRules()
  const { submit, isSubmitting, failure, failureId, sent } = useMentorSignUp(form, linkToken, onRegistered)
  const { errors } = form.formState
  const field = (name: 'name' | 'email' | 'password' | 'mobile') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name, { validate: rules[name] }),
  })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <StepTitle
        title={t('public.auth.mentor.sign-up.title')}
        intro={t('public.auth.mentor.sign-up.intro')}
        focused={focused}
      />
      <Field label={t('public.auth.name')} autoComplete="name" {...field('name')} />
      <Field
        label={t('public.auth.email')}
        type="email"
        autoComplete="email"
        readOnly={linkToken !== undefined}
        hint={linkToken && t('public.auth.confirm.proven')}
        aria-describedby={failureId}
        {...field('email')}
      />
      <PasswordField
        label={t('public.auth.password')}
        autoComplete="new-password"
        hint={t('public.auth.passwordHint', { min: PASSWORD_MIN })}
        aria-describedby={failureId}
        {...field('password')}
      />
      <Field
        label={t('public.auth.mentor.mobile')}
        type="tel"
        autoComplete="tel-national"
        hint={t('public.auth.mentor.mobileHint')}
        {...field('mobile')}
      />
      <ContactFields
        label={t('public.auth.mentor.contact')}
        hint={t('public.auth.mentor.contactHint')}
        email={t('public.auth.mentor.contactEmail')}
        mobile={t('public.auth.mentor.contactMobile')}
      />
      <DomainsField
        label={t('public.auth.mentor.domains')}
        hint={t('public.auth.mentor.domainsHint')}
        rule={rules.domains}
      />
      <ExperienceFields
        expertise={{
          label: t('public.auth.mentor.expertise'),
          hint: t('public.auth.mentor.expertiseHint'),
          rule: rules.expertise,
        }}
        experience={{ label: t('public.auth.mentor.experience'), rule: rules.experience }}
      />
      <SocialLinksField
        label={t('public.auth.mentor.social')}
        hint={t('public.auth.mentor.socialHint')}
        rule={rules.social}
      />
      <PortraitField
        label={t('public.auth.mentor.profile')}
        hint={t('public.auth.mentor.profileHint', { max: PICTURE_MAX_MB })}
        rule={rules.profile}
      />
      <ConsentNote />
      <FormFailure failure={failure} id={failureId} />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {submitText()}
      </Button>
      <Row $gap={1}>
        {t('public.auth.mentor.known')}
        <Button $variant="ghost" onClick={onLogin}>
          {t('public.auth.login.submit')}
        </Button>
      </Row>
    </Form>
  )

  function submitText() {
    if (sent !== null) return t('public.auth.mentor.sending', { percent: Math.round(sent * 100) })
    return t(isSubmitting ? 'public.auth.wait' : 'public.auth.sign-up.submit')
  }
}
