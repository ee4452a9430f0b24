import { Button, Modal, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

/** Asks what to do with unsaved changes before a navigation. */
export function LeaveDialog({ onStay, onLeave, onDiscard }: LeaveDialogProps) {
  const t = useT()
  return (
    <Modal labelledBy="leave-title" describedBy="leave-text" onClose={onStay}>
      <Stack>
        <SectionTitle id="leave-title">{t('mentor.form.leave.title')}</SectionTitle>
        <p id="leave-text">{t('mentor.form.leave.text')}</p>
        <Stack $gap={2}>
          <Button onClick={onStay}>{t('mentor.form.leave.stay')}</Button>
          <Button $variant="secondary" onClick={onLeave}>
            {t('mentor.form.leave.leave')}
          </Button>
          <Button $variant="danger" onClick={onDiscard}>
            {t('mentor.form.leave.discard')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}
