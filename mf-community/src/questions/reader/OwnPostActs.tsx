import { useAttempt } from '@mentor-connect/api'
import { Button, ConfirmDialog } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ActFailure } from './ActFailure'
import { useReaderT } from './useReaderT'

interface OwnPostActsProps {
  kind: 'Question' | 'Answer'
  onEdit: () => void
  onRemove: () => Promise<unknown>
  /** Called after the post was removed and the dialog has closed. */
  onRemoved: () => void
}

/** The actions that an author can take on a question or an answer. */
export function OwnPostActs({ kind, onEdit, onRemove, onRemoved }: OwnPostActsProps) {
  const t = useReaderT()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const handleYes = async () => {
    const hasWorked = await attempt(onRemove)
    flushSync(() => setAsked(false))
    if (hasWorked) onRemoved()
  }
  return (
    <>
      <Button $variant="ghost" aria-label={t(`community.act.edit${kind}`)} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
        {t('community.act.edit')}
      </Button>
      <Button $variant="ghost" aria-label={t(`community.act.remove${kind}`)} onClick={() => setAsked(true)}>
        <Trash2 size={16} aria-hidden />
        {t('community.act.remove')}
      </Button>
      <ActFailure failure={failure} />
      {isAsked && (
        <ConfirmDialog
          title={t(`community.act.confirm${kind}`)}
          yes={t('community.act.remove')}
          no={t('community.act.keep')}
          isBusy={isBusy}
          onYes={() => void handleYes()}
          onClose={() => setAsked(false)}
        >
          {t(`community.act.confirm${kind}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
