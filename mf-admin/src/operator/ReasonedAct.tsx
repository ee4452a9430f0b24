import { Button, Field, Row } from '@mentor-connect/ui'
import { useState } from 'react'

interface ReasonedActProps {
  label: string
  hint: string
  /** Label of the button. */
  action: string
  isBusy: boolean
  onAct: (reason: string) => Promise<boolean>
}

/** An act that takes something away, with the reason that is mailed. */
export function ReasonedAct({ label, hint, action, isBusy, onAct }: ReasonedActProps) {
  const [reason, setReason] = useState('')
  const act = async () => {
    if (await onAct(reason)) setReason('')
  }
  return (
    <>
      <Field
        label={label}
        hint={hint}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $variant="danger" $inactive={isBusy || reason.trim() === ''} onClick={() => void act()}>
          {action}
        </Button>
      </Row>
    </>
  )
}
