import { useLeaveGuard } from '@mentor-connect/ui'
import { useImperativeHandle, type Ref } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveDialog } from './LeaveDialog'

export interface LeaveGuardHandle {
  /** Allows the next navigation. */
  open: () => void
}

interface LeaveGuardProps {
  ref: Ref<LeaveGuardHandle>
  /** Whether the form began with unsaved changes. */
  isRestored: boolean
  /** Deletes what is stored on this device. */
  onDiscard: () => Promise<void>
}

/** Asks before unsaved changes are left. A part of its own, so that the first change does not render the whole form. */
export function LeaveGuard({ ref, isRestored, onDiscard }: LeaveGuardProps) {
  const { isDirty } = useFormState()
  const { blocker, open } = useLeaveGuard(isDirty || isRestored)
  useImperativeHandle(ref, () => ({ open }))

  const discard = async () => {
    await onDiscard()
    blocker.proceed?.()
  }
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} onDiscard={discard} />
}
