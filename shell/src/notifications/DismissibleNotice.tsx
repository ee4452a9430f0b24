import { Button, Row } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from '../messages/useT'
import { focusPage } from './focusPage'
import { NotificationCard } from './NotificationCard'

interface DismissibleNoticeProps {
  /** Text of the notification; if absent, nothing is shown. */
  text?: string
  /**
   * A button or a link. The button that closes a notice is labelled _Later_ if the notice has an action,
   * otherwise _OK_.
   */
  action?: ReactNode
  /**
   * True to use the label _OK_ although the notice has an action, because a closed notice does not come back.
   */
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
