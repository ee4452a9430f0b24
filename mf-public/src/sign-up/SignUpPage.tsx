import { ApiFailure, call, runtimeConfig } from '@mentor-connect/api'
import { loginUser } from '@mentor-connect/contract/accounts/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useState } from 'react'
import { useT } from './messages/useT'
import { AuthLayout } from './AuthLayout'
import { IntentArea } from './IntentArea'
import { LoginForm, type Credentials } from './LoginForm'
import { OtpForm } from './OtpForm'
import { SignUpForm } from './SignUpForm'
import { GoogleSignIn } from './google/GoogleSignIn'
import { OpenIdSignIn } from './open-id/OpenIdSignIn'
import type { ServiceSignInProps } from './signInProps'
import { SecondStepPart } from './passkey/SecondStepPart'
import { backFrom, useAuthSteps } from './useAuthSteps'
import { useEnter } from './useEnter'

/** Sign-up, e-mail verification and login of learners, in one card. */
export default function SignUpPage() {
  const t = useT()
  const enter = useEnter()
  const { step, known, goTo } = useAuthSteps('sign-up')
  const [isWanted, setWanted] = useState(false)

  const logIn = async (credentials: Credentials) => {
    const answer = await call(loginUser, { body: credentials })
    const { userData, token } = answer.data
    if (answer['UserNotVerified']) {
      const { email = credentials.email } = answer.data
      return goTo('otp', { email, password: credentials.password })
    }

    if (!userData || !token)
      throw new ApiFailure(200, 'internal', 'The login was answered without an account.')
    const { _id, email, name, isverified } = userData
    enter({ data: { _id, email, name, isverified }, account: userData, token })
  }

  return (
    <AuthLayout
      aside={{
        text: t('public.auth.mentorQuestion'),
        link: t('public.auth.mentorLink'),
        to: paths.mentorSignUp,
      }}
    >
      {step !== 'second' && <PageTitle>{t(`public.auth.${step}.title`)}</PageTitle>}
      <IntentArea onIntent={() => setWanted(true)}>
        {step === 'sign-up' && (
          <SignUpForm
            known={known}
            onRegistered={({ email, mailed, verified }, typed) =>
              verified
                ? goTo('login', { email, ...typed, news: 'verified' })
                : goTo('otp', { email, ...typed, mailed })
            }
            onLogin={() => goTo('login')}
          />
        )}
        {step === 'otp' && (
          <OtpForm
            email={known.email}
            role="user"
            mailed={known.mailed}
            onVerified={() => goTo('login', { news: 'verified' })}
            onBack={() => goTo('sign-up')}
          />
        )}
        {step === 'login' && (
          <LoginForm
            role="user"
            title={t('public.auth.login.title')}
            known={known}
            onLogIn={logIn}
            onSecondStep={() => goTo('second')}
            onSignUp={() => goTo('sign-up')}
          />
        )}
        {step === 'second' && <SecondStepPart onBack={(isOver) => goTo('login', backFrom(isOver))} />}
        {(step === 'sign-up' || step === 'login') && (
          <ServiceSignIn
            isWanted={isWanted}
            withConsent={step === 'login'}
            onSignedIn={enter}
            onSecondStep={() => goTo('second')}
          />
        )}
      </IntentArea>
    </AuthLayout>
  )
}

/**
 * The button for the sign-in service of this deployment; nothing if there is none. The forms above do not depend on
 * it.
 */
function ServiceSignIn(props: ServiceSignInProps) {
  const { signIn, openId } = runtimeConfig()
  if (openId) return <OpenIdSignIn service={openId.name} {...props} />
  return signIn ? <GoogleSignIn config={signIn} {...props} /> : null
}
