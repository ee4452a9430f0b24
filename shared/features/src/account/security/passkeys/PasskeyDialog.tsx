import type { OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import { CardTitle, Modal, Stack } from '@mentor-connect/ui'
import { useEffect, useId, useRef } from 'react'
import type { Step } from './act'
import { ConfirmStep } from './ConfirmStep'
import { ProofStep } from './ProofStep'
import { RecoveryCodeList } from './RecoveryCodeList'
import type { OwnPasskeysState } from './useOwnPasskeys'
import { usePasskeysT } from './usePasskeysT'

interface PasskeyDialogProps {
  own: OwnPasskeysState
  step: Step
  state: OwnPasskeys
}

/** Asks for everything that a change of passkeys needs, one step after the other. */
export function PasskeyDialog({ own, step, state }: PasskeyDialogProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useTitle(step)
  useEffect(() => heading.current?.focus(), [step.kind])
  return (
    // Recovery codes are shown only once, so Escape does not close the dialog at this step.
    <Modal labelledBy={id} {...(step.kind !== 'codes' && { onClose: own.close })}>
      <Stack $gap={4}>
        <CardTitle id={id} as="h2" ref={heading} tabIndex={-1}>
          {title}
        </CardTitle>
        {step.kind === 'proof' && <ProofStep own={own} act={step.act} state={state} />}
        {step.kind === 'confirm' && <ConfirmStep own={own} act={step.act} />}
        {step.kind === 'codes' && <RecoveryCodeList codes={step.codes} onDone={own.closeCodes} />}
      </Stack>
    </Modal>
  )
}

function useTitle(step: Step): string {
  const t = usePasskeysT()
  if (step.kind === 'codes') return t('account.passkeys.codes.title')
  if (step.kind === 'proof') return t('account.passkeys.proof.title')
  return t(
    `account.passkeys.${step.act.kind}.title`,
    step.act.kind === 'remove' ? { name: step.act.passkey.name } : {},
  )
}
