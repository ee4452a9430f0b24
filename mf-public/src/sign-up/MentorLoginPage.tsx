import { ApiFailure, call } from '@mentor-connect/shared/api'
import { loginMentor } from '@mentor-connect/shared/contracts/auth'
import { PageTitle, paths } from '@mentor-connect/shared/remote'
import { useT } from '../messages/useT'
import { AuthLayout } from './AuthLayout'
import { LoginForm, type Credentials } from './LoginForm'
import { OtpForm } from './OtpForm'
import { useAuthSteps } from './useAuthSteps'
import { useEnter } from './useEnter'

export default function MentorLoginPage() {
  const t = useT()
  const enter = useEnter()
  const { step, known, goTo } = useAuthSteps('login')

  const logIn = async (credentials: Credentials) => {
    const answer = await call(loginMentor, { body: credentials })
    const { mentorData, token } = answer.data
    if (answer['UserNotVerified']) return goTo('otp', { email: answer.data.email ?? credentials.email })
    if (!mentorData || !token)
      throw new ApiFailure(200, 'internal', 'The login was answered without an account.')
    const { _id, email = credentials.email, name, isverified } = mentorData
    enter('mentor', { data: { _id, email, name, isverified }, account: mentorData, token })
  }

  return (
    <AuthLayout
      aside={{ text: t('public.auth.learnerQuestion'), link: t('public.auth.learnerLink'), to: paths.signUp }}
    >
      <PageTitle>{t('public.auth.mentor.title')}</PageTitle>
      {step === 'otp' ? (
        <OtpForm
          email={known.email}
          role="mentor"
          onVerified={() => goTo('login', { news: 'verified' })}
          onBack={() => goTo('login')}
        />
      ) : (
        <LoginForm role="mentor" title={t('public.auth.mentor.title')} known={known} onLogIn={logIn} />
      )}
    </AuthLayout>
  )
}
