import { useLeaveGuard } from '@mentor-connect/ui'
import { useImperativeHandle, type Ref } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveDialog } from './LeaveDialog'

export interface LeaveGuardHandle {
  /** Lets the next navigation pass without asking. */
  open: () => void
}

interface LeaveGuardProps {
  ref: Ref<LeaveGuardHandle>
  /** True if the form began with unsaved changes of an earlier visit. */
  isRestored: boolean
  /** Deletes the draft that is stored on this device. */
  onDiscard: () => Promise<void>
}

/**
 * Asks for a confirmation before unsaved changes are lost. It is a separate component, so that the first
 * change does not render the whole form.
 */
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
