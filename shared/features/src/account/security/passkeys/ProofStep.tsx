import type { OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import { Button, Notice, PasswordField, Row, Stack } from '@mentor-connect/ui'
import { useState, type FormEvent } from 'react'
import { usePasskeyFailureText } from '../../../passkeys'
import { useOwnerFailureText } from '../../useOwnerFailureText'
import type { Act } from './act'
import type { OwnPasskeysState } from './useOwnPasskeys'
import { usePasskeysT } from './usePasskeysT'

interface ProofStepProps {
  own: OwnPasskeysState
  act: Act
  state: OwnPasskeys
}

/** Asks for the password or a passkey before a change. */
export function ProofStep({ own, act, state }: ProofStepProps) {
  const t = usePasskeysT()
  const failureText = usePasskeyFailureText(useOwnerFailureText())
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, failure } = own
  const hasPassword = state.proof === 'password'
  const hasPasskey = state.passkeys.length > 0
  const isWrong = failure?.code === 'wrong_credentials'

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') void own.proveWithPassword(act, password)
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={4}>
        <p>
          {t(
            hasPassword || hasPasskey ? 'account.passkeys.proof.intro' : 'account.passkeys.proof.signInAgain',
          )}
        </p>
        {hasPassword && (
          <PasswordField
            label={t('account.passkeys.proof.password')}
            autoComplete="current-password"
            required
            value={password}
            error={
              isMissing
                ? t('account.passkeys.proof.missing')
                : isWrong
                  ? t('account.passkeys.proof.wrong')
                  : undefined
            }
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {failure && !isWrong && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          {hasPassword && (
            <Button type="submit" $inactive={isBusy}>
              {t(isBusy ? 'account.passkeys.wait' : 'account.passkeys.proof.submit')}
            </Button>
          )}
          {hasPasskey && (
            <Button $variant="secondary" $inactive={isBusy} onClick={() => void own.proveWithPasskey(act)}>
              {t('account.passkeys.proof.passkey')}
            </Button>
          )}
          <Button $variant="ghost" onClick={own.close}>
            {t('account.passkeys.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
