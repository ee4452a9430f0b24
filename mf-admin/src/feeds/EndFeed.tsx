import { Button, Modal, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface EndFeedProps {
  onConfirm: () => void
  onClose: () => void
}

/** Says what ending a feed leads to, with buttons to confirm or to close. */
export function EndFeed({ onConfirm, onClose }: EndFeedProps) {
  const t = useT()
  return (
    <Modal labelledBy="end-feed" onClose={onClose}>
      <Stack $gap={4}>
        <SectionTitle id="end-feed">{t('admin.feeds.endTitle')}</SectionTitle>
        <p>{t('admin.feeds.endEffect')}</p>
        <Row $gap={3}>
          <Button $variant="danger" onClick={onConfirm}>
            {t('admin.feeds.endYes')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('admin.mail.back')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
