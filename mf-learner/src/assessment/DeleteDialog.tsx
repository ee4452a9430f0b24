import type { ApiFailure } from '@mentor-connect/api'
import { Button, FieldError, Modal, Row, SectionTitle, Stack, useFailureText } from '@mentor-connect/ui'
import { useT } from './messages/useT'

interface DeleteDialogProps {
  isBusy: boolean
  failure: ApiFailure | undefined
  onDelete: () => void
  onClose: () => void
}

export function DeleteDialog({ isBusy, failure, onDelete, onClose }: DeleteDialogProps) {
  const t = useT()
  const failureText = useFailureText()
  return (
    <Modal labelledBy="delete-result" onClose={onClose}>
      <Stack>
        <SectionTitle id="delete-result">{t('learner.assessment.deleteTitle')}</SectionTitle>
        <p>{t('learner.assessment.deleteText')}</p>
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
        <Row>
          <Button $variant="secondary" onClick={onClose}>
            {t('learner.assessment.keep')}
          </Button>
          <Button $variant="danger" $inactive={isBusy} onClick={onDelete}>
            {t('learner.assessment.deleteIt')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
