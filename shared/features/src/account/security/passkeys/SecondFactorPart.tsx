import type { OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Muted, Notice, Row, Stack } from '@mentor-connect/ui'
import { PartTitle } from '../Part'
import type { Act } from './act'
import { usePasskeysT } from './usePasskeysT'

interface SecondFactorPartProps {
  state: OwnPasskeys
  isBusy: boolean
  onStart: (act: Act) => void
  onKeep: () => void
}

/**
 * The second step at log-in: its state, the number of recovery codes left, and the time at which it is going
 * to be turned off.
 */
export function SecondFactorPart({ state, isBusy, onStart, onKeep }: SecondFactorPartProps) {
  const t = usePasskeysT()
  const { dateTime } = useFormats()
  const { isOn, endsAt, codesLeft } = state.secondFactor
  const isPossible = isOn || state.passkeys.length > 0
  return (
    <Stack $gap={3}>
      <PartTitle>{t('account.passkeys.second.title')}</PartTitle>
      <Muted>{t(isOn ? 'account.passkeys.second.isOn' : 'account.passkeys.second.isOff')}</Muted>
      {isOn && <Muted>{t('account.passkeys.second.codesLeft', { count: codesLeft })}</Muted>}
      {!isPossible && <Muted>{t('account.passkeys.second.needsPasskey')}</Muted>}
      {endsAt && (
        <>
          <Notice tone="warning">{t('account.passkeys.second.ends', { at: dateTime(endsAt) })}</Notice>
          <Row>
            <Button $inactive={isBusy} onClick={onKeep}>
              {t('account.passkeys.second.keep')}
            </Button>
          </Row>
        </>
      )}
      {isPossible && (
        <Row>
          <Button $variant="secondary" onClick={() => onStart({ kind: isOn ? 'turn-off' : 'turn-on' })}>
            {t(isOn ? 'account.passkeys.second.off' : 'account.passkeys.second.on')}
          </Button>
          {isOn && (
            <Button $variant="secondary" onClick={() => onStart({ kind: 'renew-codes' })}>
              {t('account.passkeys.second.codes')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
