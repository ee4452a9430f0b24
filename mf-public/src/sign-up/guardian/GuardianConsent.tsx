import { call, useAttempt } from '@mentor-connect/api'
import { withdrawGuardianConsent, type GuardianRequest } from '@mentor-connect/contract/trust/age'
import { Button, CardTitle, Notice, Stack, space, useFailureText } from '@mentor-connect/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { StepTitle } from '../StepTitle'
import { ConsentForm } from './ConsentForm'
import { useT } from './messages/useT'

interface GuardianConsentProps {
  token: string
  request: GuardianRequest
  onChange: (request: GuardianRequest) => void
  /** Called if the link has become invalid. */
  onDead: () => void
}

/** Explains to a guardian what the consent covers, shows its state, and lets the guardian give or withdraw it. */
export function GuardianConsent({ token, request, onChange, onDead }: GuardianConsentProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const { learnerName: name, state } = request
  const isOpen = state === 'asked' || state === 'withdrawn'
  const mayEnd = state === 'asked' || state === 'given' || state === 'verified'
  useEffect(() => {
    if (failure?.code === 'not_found') onDead()
  }, [failure, onDead])
  const withdraw = () =>
    void attempt(async () => onChange((await call(withdrawGuardianConsent, { body: { token } })).data))

  return (
    <Stack $gap={6}>
      <StepTitle title={t('guardian.title')} intro={t('guardian.intro', { name })} focused={false} />
      <div role="status">
        {state !== 'asked' && state !== 'none' && (
          <Notice tone={state === 'verified' || state === 'given' ? 'success' : 'info'}>
            {t(`guardian.${state}`, { name })}
          </Notice>
        )}
      </div>
      {isOpen && (
        <>
          <Stack $gap={3} as="section">
            <CardTitle as="h2">{t('guardian.what')}</CardTitle>
            <Points>
              <li>{t('guardian.what.messages', { name })}</li>
              <li>{t('guardian.what.safety')}</li>
              <li>{t('guardian.what.check')}</li>
              <li>{t('guardian.what.withdraw')}</li>
            </Points>
          </Stack>
          <ConsentForm token={token} onGiven={onChange} onDead={onDead} />
        </>
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {mayEnd && (
        <Button $variant={isOpen ? 'ghost' : 'secondary'} onClick={withdraw} $inactive={isBusy}>
          {t(isOpen ? 'guardian.refuse' : 'guardian.withdraw')}
        </Button>
      )}
    </Stack>
  )
}

const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.25rem;
  list-style: disc;
  line-height: 1.6;
`
