import { call, useAttempt } from '@mentor-connect/api'
import {
  removeOpeningAlert,
  type OpeningAlert,
  type OpeningAlerts,
} from '@mentor-connect/contract/work/openingAlerts'
import { ConfirmDialog, FieldError, useFailureText } from '@mentor-connect/ui'
import { flushSync } from 'react-dom'
import { useAlertT } from './useAlertT'

interface RemoveDialogProps {
  alert: OpeningAlert
  onChanged: (alerts: OpeningAlerts) => void
  onRemoved: () => void
  onClose: () => void
}

/** Asks before an alert is deleted. */
export function RemoveDialog({ alert, onChanged, onRemoved, onClose }: RemoveDialogProps) {
  const t = useAlertT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const remove = async () => {
    const { data } = await call(removeOpeningAlert, { params: { id: alert._id }, body: {} })
    flushSync(onClose)
    flushSync(() => onChanged(data))
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={t('openings.alert.removeTitle', { name: alert.name })}
      yes={t('openings.alert.removeYes')}
      no={t('openings.alert.no')}
      isBusy={isBusy}
      onYes={() => void attempt(remove)}
      onClose={onClose}
    >
      {t('openings.alert.removeText')}
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </ConfirmDialog>
  )
}
