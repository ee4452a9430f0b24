import { useAttempt } from '@mentor-connect/api'
import { Button, CardTitle, Modal, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useDiscussionT } from './useDiscussionT'

interface OwnPostActsProps {
  kind: 'Question' | 'Answer'
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
  onRemove: () => Promise<unknown>
  /** Called after the post was removed and the confirmation dialog has closed. */
  onRemoved: () => void
}

/** The actions that an author can take on a question or an answer. */
export function OwnPostActs({ kind, editRef, onEdit, onRemove, onRemoved }: OwnPostActsProps) {
  const t = useDiscussionT()
  const title = useId()
  const failureText = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const handleRemove = async () => {
    if (!(await attempt(onRemove))) return
    flushSync(() => setAsked(false))
    onRemoved()
  }
  return (
    <>
      <Button ref={editRef} $variant="ghost" aria-label={t(`discussion.edit${kind}`)} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        {t('discussion.edit')}
      </Button>
      <Button $variant="ghost" aria-label={t(`discussion.remove${kind}`)} onClick={() => setAsked(true)}>
        <Trash2 size={16} aria-hidden />
        {t('discussion.remove')}
      </Button>
      {isAsked && (
        <Modal labelledBy={title} onClose={() => setAsked(false)}>
          <Stack $gap={4}>
            <CardTitle as="h2" id={title}>
              {t(`discussion.confirm${kind}`)}
            </CardTitle>
            {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
            <Row $gap={3}>
              <Button $variant="danger" $inactive={isBusy} onClick={() => void handleRemove()}>
                {t('discussion.remove')}
              </Button>
              <Button $variant="secondary" onClick={() => setAsked(false)}>
                {t('discussion.keep')}
              </Button>
            </Row>
          </Stack>
        </Modal>
      )}
    </>
  )
}
