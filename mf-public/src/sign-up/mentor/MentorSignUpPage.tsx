import { ApiFailure, call } from '@mentor-connect/api'
import { loginMentor } from '@mentor-connect/contract/accounts/auth'
import { useLanguageInPlace } from '@mentor-connect/i18n'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useForm, useWatch } from 'react-hook-form'
import { useT } from '../messages/useT'
import { AuthLayout } from '../AuthLayout'
import { LoginForm, type Credentials } from '../LoginForm'
import { OtpForm } from '../OtpForm'
import { SecondStepPart } from '../passkey/SecondStepPart'
import { backFrom, useAuthSteps } from '../useAuthSteps'
import { useEnter } from '../useEnter'
import { EMPTY_FORM } from './mentorForm'
import { MentorSignUpForm } from './MentorSignUpForm'

/** Sign-up, e-mail verification and login of mentors, in one card. */
export default function MentorSignUpPage() {
  const t = useT()
  const enter = useEnter()
  const { step, known, goTo } = useAuthSteps('sign-up')
  // The form's state is kept here, so that typed values survive a change to another step and back.
  const form = useForm({ defaultValues: { ...EMPTY_FORM, email: known.email } })
  const [domains, social, profile] = useWatch({
    control: form.control,
    name: ['domains', 'social', 'profile'],
  })
  // These values are not in fields of the document, so they cannot be carried over to a document in another language.
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
      {step !== 'second' && <PageTitle>{t(TITLES[step])}</PageTitle>}
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
          onSecondStep={() => goTo('second')}
          onSignUp={() => goTo('sign-up')}
        />
      )}
      {step === 'second' && <SecondStepPart onBack={(isOver) => goTo('login', backFrom(isOver))} />}
    </AuthLayout>
  )
}

const TITLES = {
  'sign-up': 'public.auth.mentor.sign-up.title',
  otp: 'public.auth.otp.title',
  login: 'public.auth.mentor.title',
} as const
