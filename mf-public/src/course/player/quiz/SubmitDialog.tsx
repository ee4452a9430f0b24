import { Button, CardTitle, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from './messages/useT'

interface SubmitDialogProps {
  /** Number of questions without an answer. */
  open: number
  onSubmit: () => void
  onClose: () => void
}

/** Asks for a confirmation before an attempt with unanswered questions is submitted. */
export function SubmitDialog({ open, onSubmit, onClose }: SubmitDialogProps) {
  const t = useT()
  const title = useId()
  return (
    <Modal labelledBy={title} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle as="h2" id={title}>
          {t('public.quiz.open', { count: open })}
        </CardTitle>
        <Row $gap={3}>
          <Button onClick={onClose}>{t('public.quiz.goOn')}</Button>
          <Button $variant="secondary" onClick={onSubmit}>
            {t('public.quiz.submitAnyway')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
