import { Button, CardTitle, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from './messages/useT'

interface LeaveDialogProps {
  isBusy: boolean
  onLeave: () => void
  onClose: () => void
}

export function LeaveDialog({ isBusy, onLeave, onClose }: LeaveDialogProps) {
  const t = useT()
  const id = useId()
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={id} as="h2">
          {t('public.workshops.leaveTitle')}
        </CardTitle>
        <p>{t('public.workshops.leaveText')}</p>
        <Row>
          <Button $variant="danger" $inactive={isBusy} onClick={onLeave}>
            {t('public.workshops.leaveYes')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('public.workshops.leaveNo')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
