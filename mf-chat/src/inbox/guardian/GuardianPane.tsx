import { useEndpoint } from '@mentor-connect/api'
import { getOwnAge, type GuardianConsent } from '@mentor-connect/contract/trust/age'
import { GUARDIAN_LINK_DAYS } from '@mentor-connect/contract/accounts/birthYear'
import { Button, LoadFailed, Notice, Skeleton, Stack, Title } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { GuardianForm } from './GuardianForm'

/** Shown to a minor in place of the chat: the reason, the state of the consent, and a form to ask a guardian. */
export function GuardianPane({ learnerId }: { learnerId: string }) {
  const t = useT()
  const age = useEndpoint(getOwnAge, { query: { userId: learnerId } })
  const consent = age.data?.guardianConsent

  return (
    <Stack $gap={6}>
      <Title>{t('chat.guardian.title')}</Title>
      <p>{t('chat.guardian.why')}</p>
      {consent && <ConsentState consent={consent} />}
      {consent?.state === 'verified' && (
        // Chat accepts only a token issued after the consent, and only a reload gets a new token.
        <Button onClick={() => window.location.reload()}>{t('chat.guardian.open')}</Button>
      )}
      {consent && consent.state !== 'verified' && consent.state !== 'given' && (
        <GuardianForm learnerId={learnerId} isAgain={consent.state !== 'none'} onAsked={age.setData} />
      )}
      {!age.data && !age.error && <Skeleton $height="10rem" />}
      {!age.data && age.error && <LoadFailed error={age.error} onRetry={age.retry} />}
    </Stack>
  )
}

function ConsentState({ consent: { state, guardianEmail } }: { consent: GuardianConsent }) {
  const t = useT()
  const parts = { email: guardianEmail ?? '', days: GUARDIAN_LINK_DAYS }
  return (
    <div role="status">
      {state !== 'none' && (
        <Notice tone={state === 'verified' || state === 'given' ? 'success' : 'info'}>
          {t(`chat.guardian.${state}`, parts)}
        </Notice>
      )}
    </div>
  )
}
