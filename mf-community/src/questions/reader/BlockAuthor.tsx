import { call, useAttempt } from '@mentor-connect/api'
import { blockPostAuthor } from '@mentor-connect/contract/community/posts'
import { Button, ConfirmDialog, notify } from '@mentor-connect/ui'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ActFailure } from './ActFailure'
import { useReaderT } from './useReaderT'

interface BlockAuthorProps {
  questionId: string
  /** Id of the answer whose author can be blocked; absent for the author of the question. */
  answerId?: string
  /** Name of the author. */
  name: string
  /** Called after the author was blocked and the dialog has closed. */
  onBlocked: () => void
}

/** The button with which a learner blocks another learner. It asks for a confirmation. */
export function BlockAuthor({ questionId, answerId, name, onBlocked }: BlockAuthorProps) {
  const t = useReaderT()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const block = async () => {
    const body = answerId === undefined ? {} : { answerId }
    const hasWorked = await attempt(() => call(blockPostAuthor, { params: { id: questionId }, body }))
    flushSync(() => setAsked(false))
    if (!hasWorked) return
    notify.success(t('community.act.blocked', { name }))
    onBlocked()
  }
  return (
    <>
      <Button
        $variant="ghost"
        aria-label={t('community.act.blockOf', { name })}
        onClick={() => setAsked(true)}
      >
        <Ban size={16} aria-hidden />
        {t('community.act.block')}
      </Button>
      <ActFailure failure={failure} />
      {isAsked && (
        <ConfirmDialog
          title={t('community.act.blockTitle', { name })}
          yes={t('community.act.block')}
          no={t('community.act.blockNo')}
          isBusy={isBusy}
          onYes={() => void block()}
          onClose={() => setAsked(false)}
        >
          {t('community.act.blockText')}
        </ConfirmDialog>
      )}
    </>
  )
}
