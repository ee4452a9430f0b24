import { ApiFailure, call } from '@mentor-connect/api'
import { loginMentor } from '@mentor-connect/contract/accounts/auth'
import { useLanguageInPlace } from '@mentor-connect/i18n'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useForm, useWatch } from 'react-hook-form'
import { useT } from '../messages/useT'
import { AuthLayout } from '../AuthLayout'
import { LoginForm, type Credentials } from '../LoginForm'
import { OtpForm } from '../OtpForm'
import { useAuthSteps } from '../useAuthSteps'
import { useEnter } from '../useEnter'
import { EMPTY_FORM } from './mentorForm'
import { MentorSignUpForm } from './MentorSignUpForm'

/** Sign-up, e-mail verification and login of mentors, in one card. */
export default function MentorSignUpPage() {
  const t = useT()
  const enter = useEnter()
  const { step, known, goTo } = useAuthSteps('sign-up')
  // Stands here, so that what was typed outlives a look at another step.
  const form = useForm({ defaultValues: { ...EMPTY_FORM, email: known.email } })
  const [domains, social, profile] = useWatch({
    control: form.control,
    name: ['domains', 'social', 'profile'],
  })
  // No field of the page holds these, so they could not go along to another document.
  useLanguageInPlace(domains.length > 0 || social.length > 0 || profile !== null)

  const logIn = async (credentials: Credentials) => {
    const answer = await call(loginMentor, { body: credentials })
    const { mentorData, token } = answer.data
    if (answer['UserNotVerified']) {
      const { email = credentials.email } = answer.data
      return goTo('otp', { email, password: credentials.password })
    }

    if (!mentorData || !token)
      throw new ApiFailure(200, 'internal', 'The login was answered without an account.')
    const { _id, email = credentials.email, name, isverified } = mentorData
    enter({ data: { _id, email, name, isverified }, account: mentorData, token })
  }

  return (
    <AuthLayout
      aside={{ text: t('public.auth.learnerQuestion'), link: t('public.auth.learnerLink'), to: paths.signUp }}
    >
      <PageTitle>{t(TITLES[step])}</PageTitle>
      {step === 'sign-up' && (
        <MentorSignUpForm
          form={form}
          focused={known.moved}
          linkToken={known.linkToken}
          onRegistered={({ email, mailed, verified }) => {
            const { password } = form.getValues()
            if (verified) goTo('login', { email, password, news: 'verified' })
            else goTo('otp', { email, password, mailed })
          }}
          onLogin={() => goTo('login')}
        />
      )}
      {step === 'otp' && (
        <OtpForm
          email={known.email}
          role="mentor"
          mailed={known.mailed}
          onVerified={() => goTo('login', { news: 'verified' })}
          onBack={() => goTo('sign-up')}
        />
      )}
      {step === 'login' && (
        <LoginForm
          role="mentor"
          title={t('public.auth.mentor.title')}
          known={known}
          onLogIn={logIn}
          onSignUp={() => goTo('sign-up')}
        />
      )}
    </AuthLayout>
  )
}

const TITLES = {
  'sign-up': 'public.auth.mentor.sign-up.title',
  otp: 'public.auth.otp.title',
  login: 'public.auth.mentor.title',
} as const
