import { Button, Row } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from '../messages/useT'
import { focusPage } from './focusPage'
import { NotificationCard } from './NotificationCard'

interface DismissibleNoticeProps {
  /** Nothing is shown without a text. */
  text?: string
  /** A button or a link. It can be postponed with _Later_; a notice without an action is closed with _OK_. */
  action?: ReactNode
  /** Closed with _OK_ although it has an action: it does not come back. */
  isFinal?: boolean
  onDismiss: () => void
}

/** A notification that screen readers announce when its text appears. */
export function DismissibleNotice({ text, action, isFinal = false, onDismiss }: DismissibleNoticeProps) {
  const t = useT()

  function handleDismiss() {
    focusPage()
    onDismiss()
  }

  return (
    <div role="status">
      {text && (
        <NotificationCard>
          <p>{text}</p>
          <Row>
            {action}
            <Button $variant={action ? 'ghost' : 'secondary'} onClick={handleDismiss}>
              {t(action && !isFinal ? 'shell.later' : 'shell.ok')}
            </Button>
          </Row>
        </NotificationCard>
      )}
    </div>
  )
}
