import { ConfirmDialog, useLeaveGuard } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Asks whether the call should end when another page is opened. */
export function LeaveQuestion() {
  const t = useT()
  const { blocker } = useLeaveGuard(true)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('call.leave.title')}
      yes={t('call.leave.yes')}
      no={t('call.leave.no')}
      isBusy={false}
      onYes={blocker.proceed}
      onClose={blocker.reset}
    >
      {t('call.leave.text')}
    </ConfirmDialog>
  )
}
