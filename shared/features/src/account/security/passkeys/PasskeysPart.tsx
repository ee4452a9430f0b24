import { PASSKEYS_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, LoadFailed, Muted, Notice, Row, Skeleton, Stack } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePasskeyFailureText } from '../../../passkeys'
import { PartTitle } from '../Part'
import { PasskeyItem, PasskeyItems } from './PasskeyItem'
import { PasskeyDialog } from './PasskeyDialog'
import { SecondFactorPart } from './SecondFactorPart'
import { useOwnPasskeys } from './useOwnPasskeys'
import { usePasskeysT } from './usePasskeysT'

/** The passkeys of an account, and the second step at log-in. */
export function PasskeysPart({ userId }: { userId: string }) {
  const t = usePasskeysT()
  const failureText = usePasskeyFailureText()
  const title = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<keyof typeof DONE>()
  const own = useOwnPasskeys(userId, (kind) => {
    // The button that opened the dialog may be gone, so the title gets the focus. Nothing behind an open
    // dialog can be focused, so the dialog is closed synchronously before that.
    flushSync(() => setDone(kind in DONE ? (kind as keyof typeof DONE) : undefined))
    title.current?.focus()
  })
  const { state, error, retry } = own
  const start: typeof own.start = (act) => {
    setDone(undefined)
    own.start(act)
  }

  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <PartTitle ref={title} tabIndex={-1}>
          {t('account.passkeys.title')}
        </PartTitle>
        <Muted>{t('account.passkeys.intro')}</Muted>
        {!state && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="6rem" />)}
        {done && <Notice tone="success">{t(DONE[done])}</Notice>}
        {state?.passkeys.length === 0 && <Muted>{t('account.passkeys.none')}</Muted>}
        {state && state.passkeys.length > 0 && (
          <PasskeyItems>
            {state.passkeys.map((passkey) => (
              <PasskeyItem
                key={passkey._id}
                passkey={passkey}
                onRemove={() => start({ kind: 'remove', passkey })}
              />
            ))}
          </PasskeyItems>
        )}
        {state && (
          <Row>
            {state.passkeys.length < PASSKEYS_MAX ? (
              <Button $variant="secondary" onClick={() => start({ kind: 'add' })}>
                {t('account.passkeys.add')}
              </Button>
            ) : (
              <Muted>{t('account.passkeys.full')}</Muted>
            )}
          </Row>
        )}
      </Stack>
      {state && <SecondFactorPart state={state} isBusy={own.isBusy} onStart={start} onKeep={own.keep} />}
      {!own.step && own.failure && <Notice tone="danger">{failureText(own.failure)}</Notice>}
      {state && own.step && <PasskeyDialog own={own} step={own.step} state={state} />}
    </Stack>
  )
}

const DONE = {
  add: 'account.passkeys.add.done',
  remove: 'account.passkeys.remove.done',
  'turn-off': 'account.passkeys.turn-off.done',
  keep: 'account.passkeys.second.kept',
} as const
