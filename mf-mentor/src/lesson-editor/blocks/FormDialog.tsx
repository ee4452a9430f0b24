import { Button, Modal, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useT } from '../messages/useT'

interface FormDialogProps {
  title: string
  /** Label of the button; "Insert" by default. */
  action?: string
  /** A second action, such as removing a link. */
  other?: { label: string; onClick: () => void }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. Submitting it does not submit the form around it. */
export function FormDialog({ title, action, other, onSubmit, onClose, children }: FormDialogProps) {
  const t = useT()
  const titleId = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack as="form" $gap={5} onSubmit={handleSubmit} noValidate>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {children}
        <Row>
          <Button type="submit">{action ?? t('editor.form.insert')}</Button>
          {other && (
            <Button $variant="danger" onClick={other.onClick}>
              {other.label}
            </Button>
          )}
          <Button $variant="secondary" onClick={onClose}>
            {t('editor.form.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
