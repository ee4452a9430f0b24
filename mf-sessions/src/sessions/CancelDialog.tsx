import { Button, CardTitle, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../messages/useT'

interface CancelDialogProps {
  /** Of the other person. */
  name: string
  isBusy: boolean
  onCancel: () => void
  onClose: () => void
}

export function CancelDialog({ name, isBusy, onCancel, onClose }: CancelDialogProps) {
  const t = useT()
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t('sessions.cancelTitle')}
        </CardTitle>
        <p>{t('sessions.cancelText', { name })}</p>
        <Row>
          <Button $variant="danger" $inactive={isBusy} onClick={onCancel}>
            {t('sessions.cancelYes')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('sessions.cancelNo')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
