import { useEndpoint } from '@mentor-connect/api'
import { findGuardianRequest } from '@mentor-connect/contract/trust/age'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { GUARDIAN_LINK_DAYS } from '@mentor-connect/contract/accounts/birthYear'
import { ButtonLink, LoadFailed, Skeleton, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AuthLayout } from '../AuthLayout'
import { StepTitle } from '../StepTitle'
import { GuardianConsent } from './GuardianConsent'
import { useT } from './messages/useT'

/** Codes of failures that concern the link and not the connection. */
const DEAD = ['not_found', 'invalid_input']

/** The page that a guardian's mail links to. The token is in the fragment of the URL, so that no server receives it. */
export default function GuardianConsentPage() {
  const t = useT()
  const token = useLocation().hash.slice(1)
  const request = useEndpoint(findGuardianRequest, token ? { body: { token } } : null)
  const [isDead, setDead] = useState(token === '')

  return (
    <AuthLayout aside={{ text: t('guardian.aside'), link: t('guardian.asideLink'), to: paths.about }}>
      <PageTitle>{t('guardian.title')}</PageTitle>
      {content()}
    </AuthLayout>
  )

  function content() {
    if (isDead || (request.error && DEAD.includes(request.error.code))) return <DeadLink />
    if (request.data)
      return (
        <GuardianConsent
          token={token}
          request={request.data}
          onChange={request.setData}
          onDead={() => setDead(true)}
        />
      )
    return request.error ? (
      <LoadFailed error={request.error} onRetry={request.retry} />
    ) : (
      <Skeleton $height="14rem" />
    )
  }
}

function DeadLink() {
  const t = useT()
  return (
    <Stack $gap={5} role="alert">
      <StepTitle
        title={t('guardian.dead')}
        intro={t('guardian.deadIntro', { days: GUARDIAN_LINK_DAYS })}
        focused={false}
      />
      <ButtonLink to={paths.home} $wide>
        {t('guardian.home')}
      </ButtonLink>
    </Stack>
  )
}
