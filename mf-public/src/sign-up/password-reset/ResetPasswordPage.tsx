import { useSession } from '@mentor-connect/contract/auth'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { AuthLayout } from '../AuthLayout'
import { StepTitle } from '../StepTitle'
import { loginOf } from './loginOf'
import { NewPasswordForm } from './NewPasswordForm'

/** The page that the reset mail links to. The token is in the fragment of the URL, so that no server receives it. */
export default function ResetPasswordPage() {
  const t = useT()
  const { session, signOut } = useSession()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const [dead, setDead] = useState(token === '')

  const logInAnew = async (role: Role, email: string) => {
    // The server has ended all sessions of the account, including this browser's, so its local state is cleared.
    if (session.status === 'signed-in') await signOut()
    const { to, state } = loginOf(role, { email, news: 'passwordChanged' })
    await navigate(to, { state, replace: true })
  }

  return (
    <AuthLayout
      aside={{
        text: t('public.auth.forgotten.remembered'),
        link: t('public.auth.login.submit'),
        ...loginOf('user', {}),
      }}
    >
      <PageTitle>{t('public.auth.reset.title')}</PageTitle>
      {dead ? (
        <DeadLink />
      ) : (
        <NewPasswordForm token={token} onChanged={logInAnew} onDead={() => setDead(true)} />
      )}
    </AuthLayout>
  )
}

function DeadLink() {
  const t = useT()
  return (
    <Stack $gap={5} role="alert">
      <StepTitle title={t('public.auth.reset.dead')} intro={t('public.auth.reset.deadIntro')} focused />
      <ButtonLink to={paths.forgotPassword('user')} $wide>
        {t('public.auth.reset.newLink')}
      </ButtonLink>
    </Stack>
  )
}
