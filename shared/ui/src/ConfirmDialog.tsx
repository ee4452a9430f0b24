import { useId, type ReactNode } from 'react'
import { Button } from './Button'
import { CardTitle, Row, Stack } from './layout'
import { Modal } from './Modal'

interface ConfirmDialogProps {
  title: string
  /** Explains the consequences of confirming. */
  children?: ReactNode
  /** Labels of the button that confirms and of the button that cancels. */
  yes: string
  no: string
  isBusy: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks for a confirmation before something is removed. */
export function ConfirmDialog({ title, children, yes, no, isBusy, onYes, onClose }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={id} as="h2">
          {title}
        </CardTitle>
        {children && <p>{children}</p>}
        <Row>
          <Button $variant="danger" $inactive={isBusy} onClick={onYes}>
            {yes}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {no}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
