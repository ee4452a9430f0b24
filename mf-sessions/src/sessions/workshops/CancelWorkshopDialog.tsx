import { Button, CardTitle, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../../messages/useT'

interface CancelWorkshopDialogProps {
  isDraft: boolean
  isBusy: boolean
  onCancel: () => void
  onClose: () => void
}

export function CancelWorkshopDialog({ isDraft, isBusy, onCancel, onClose }: CancelWorkshopDialogProps) {
  const t = useT()
  const id = useId()
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={id} as="h2">
          {t(isDraft ? 'sessions.workshops.discardTitle' : 'sessions.workshops.cancelTitle')}
        </CardTitle>
        {!isDraft && <p>{t('sessions.workshops.cancelText')}</p>}
        <Row>
          <Button $variant="danger" $inactive={isBusy} onClick={onCancel}>
            {t(isDraft ? 'sessions.workshops.discardYes' : 'sessions.workshops.cancelYes')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('sessions.cancelNo')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
