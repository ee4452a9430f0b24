import type { Role } from '@mentor-connect/contract/accounts/people'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { AuthLayout } from '../AuthLayout'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { LinkSent } from './LinkSent'
import { loginOf } from './loginOf'

/** Requests the link to reset a password. It never says if an account with the address exists. */
export default function ForgotPasswordPage() {
  const t = useT()
  const [search] = useSearchParams()
  const role: Role = search.get('role') === 'mentor' ? 'mentor' : 'user'
  const [email, setEmail] = useState(typedBefore(useLocation().state))
  const [sent, setSent] = useState(false)

  return (
    <AuthLayout
      aside={{
        text: t('public.auth.forgotten.remembered'),
        link: t('public.auth.login.submit'),
        ...loginOf(role, { email }),
      }}
    >
      <PageTitle>{t('public.auth.forgotten.title')}</PageTitle>
      {sent ? (
        <LinkSent email={email} onAgain={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm
          email={email}
          role={role}
          onSent={(to) => {
            setEmail(to)
            setSent(true)
          }}
        />
      )}
    </AuthLayout>
  )
}

function typedBefore(state: unknown): string {
  const { email } = (state ?? {}) as { email?: string }
  return email ?? ''
}
