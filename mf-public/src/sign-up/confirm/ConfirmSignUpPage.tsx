import { useEndpoint } from '@mentor-connect/api'
import { findSignUpLink } from '@mentor-connect/contract/accounts/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'
import { AuthLayout } from '../AuthLayout'
import { loginOf } from '../password-reset/loginOf'
import { ConfirmForm } from './ConfirmForm'
import { DeadSignUpLink } from './DeadSignUpLink'

/** Codes of failures that concern the link and not the connection. */
const DEAD = ['sign_up_link_invalid', 'invalid_input']

/**
 * The page that a sign-up mail links to, on any device. The token is in the fragment of the URL, so that no server
 * receives it.
 */
export default function ConfirmSignUpPage() {
  const t = useT()
  const token = useLocation().hash.slice(1)
  const link = useEndpoint(findSignUpLink, token ? { body: { token } } : null)
  const [isUsed, setUsed] = useState(token === '')
  const isDead = isUsed || (link.error !== undefined && DEAD.includes(link.error.code))
  const found = link.data

  return (
    <AuthLayout
      aside={
        isDead
          ? undefined
          : {
              text: t('public.auth.sign-up.known'),
              link: t('public.auth.login.submit'),
              ...loginOf(found?.role ?? 'user', { email: found?.email ?? '' }),
            }
      }
    >
      <PageTitle>{t('public.auth.confirm.title')}</PageTitle>
      {content()}
    </AuthLayout>
  )

  function content() {
    if (isDead) return <DeadSignUpLink />
    if (found) return <ConfirmForm token={token} {...found} onDead={() => setUsed(true)} />
    return link.error ? <LoadFailed error={link.error} onRetry={link.retry} /> : <Skeleton $height="14rem" />
  }
}
