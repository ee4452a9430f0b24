import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { Button, Field, Row } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'

interface ReasonedActProps {
  label: string
  hint: string
  /** Label of the button. */
  action: string
  isBusy: boolean
  /** True if the action takes nothing away from anybody; its button is then not red. */
  isHarmless?: boolean
  /** True if another required field is empty or invalid. */
  isIncomplete?: boolean
  /** Further fields, above the reason. */
  children?: ReactNode
  onAct: (reason: string) => Promise<boolean>
}

/** An action that requires a reason: its fields and its button. */
export function ReasonedAct({ label, hint, action, isBusy, onAct, children, ...looks }: ReasonedActProps) {
  const { isHarmless = false, isIncomplete = false } = looks
  const [reason, setReason] = useState('')
  const act = async () => {
    if (await onAct(reason)) setReason('')
  }
  const isInactive = isBusy || isIncomplete || isBlank(reason)
  return (
    <>
      {children}
      <Field
        label={label}
        hint={hint}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button
          $variant={isHarmless ? 'primary' : 'danger'}
          $inactive={isInactive}
          onClick={() => !isInactive && void act()}
        >
          {action}
        </Button>
      </Row>
    </>
  )
}
