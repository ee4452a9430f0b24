import type { ApiFailure } from '@mentor-connect/api'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { Button, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { useDiscussionT } from './useDiscussionT'

interface PostFormEndProps {
  /** Everything that was written. A warning is shown if it holds contact data. */
  written: string
  /** Label of the button that sends. */
  action: string
  isBusy: boolean
  failure: ApiFailure | undefined
  onCancel: () => void
}

/** The end of the form for a question or an answer: a warning of contact data, the failure, and the buttons. */
export function PostFormEnd({ written, action, isBusy, failure, onCancel }: PostFormEndProps) {
  const t = useDiscussionT()
  const problemOf = useProblem()
  return (
    <>
      {/* The warning does not prevent publishing. */}
      <div aria-live="polite">
        {hasContactData(written) && <Notice>{t('discussion.contactData')}</Notice>}
      </div>
      {failure && <Notice tone="danger">{problemOf(failure)}</Notice>}
      <Row $gap={2}>
        <Button type="submit" $inactive={isBusy}>
          {action}
        </Button>
        <Button $variant="ghost" onClick={onCancel}>
          {t('discussion.cancel')}
        </Button>
      </Row>
    </>
  )
}

function useProblem() {
  const t = useDiscussionT()
  const failureText = useFailureText()
  return (failure: ApiFailure) => {
    if (failure.code === 'rate_limited') return t('discussion.limited')
    return failure.reason === 'contact_limited' ? t('discussion.muted') : failureText(failure)
  }
}
