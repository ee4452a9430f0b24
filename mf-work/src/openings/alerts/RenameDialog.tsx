import { call, useAttempt } from '@mentor-connect/api'
import {
  changeOpeningAlert,
  type OpeningAlert,
  type OpeningAlerts,
} from '@mentor-connect/contract/work/openingAlerts'
import { CardTitle, Modal, Stack, useFailureText } from '@mentor-connect/ui'
import { useId } from 'react'
import { NameForm } from './NameForm'
import { useAlertT } from './useAlertT'

interface RenameDialogProps {
  alert: OpeningAlert
  onChanged: (alerts: OpeningAlerts) => void
  onClose: () => void
}

/** Asks for another name of an alert. */
export function RenameDialog({ alert, onChanged, onClose }: RenameDialogProps) {
  const t = useAlertT()
  const titleId = useId()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const save = async (name: string) => {
    onChanged((await call(changeOpeningAlert, { params: { id: alert._id }, body: { name } })).data)
    onClose()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t('openings.alert.rename')}
        </CardTitle>
        <NameForm
          proposed={alert.name}
          yes={t('openings.alert.renameYes')}
          isBusy={isBusy}
          failure={failure && failureText(failure)}
          onSave={(name) => void attempt(() => save(name))}
          onClose={onClose}
        />
      </Stack>
    </Modal>
  )
}
