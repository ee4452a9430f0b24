import { PASSKEY_NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Field, Notice, Row, Stack } from '@mentor-connect/ui'
import { useState, type FormEvent } from 'react'
import { usePasskeyFailureText } from '../../../passkeys'
import type { Act } from './act'
import type { OwnPasskeysState } from './useOwnPasskeys'
import { usePasskeysT } from './usePasskeysT'

/** Explains the effect of a change of passkeys, and makes the change. */
export function ConfirmStep({ own, act }: { own: OwnPasskeysState; act: Act }) {
  const t = usePasskeysT()
  const failureText = usePasskeyFailureText()
  const [name, setName] = useState('')
  const { isBusy, failure } = own

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void own.confirm(act, name.trim())
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={4}>
        <p>{t(`account.passkeys.${act.kind}.intro`)}</p>
        {act.kind === 'add' && (
          <Field
            label={t('account.passkeys.add.name')}
            hint={t('account.passkeys.add.hint')}
            maxLength={PASSKEY_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button
            type="submit"
            $variant={act.kind === 'remove' || act.kind === 'turn-off' ? 'danger' : 'primary'}
            $inactive={isBusy}
          >
            {t(isBusy ? 'account.passkeys.wait' : `account.passkeys.${act.kind}.submit`)}
          </Button>
          <Button $variant="ghost" onClick={own.close}>
            {t('account.passkeys.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
