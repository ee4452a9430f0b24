import { Button, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../../../messages/useT'
import { takeFocus } from '../takeFocus'
import type { MemberChanges } from './useMemberChanges'

interface RemovedNoticeProps {
  changes: MemberChanges
  /** Called when the removal was taken back. */
  onUndone: () => void
}

/** Says who was removed, with a button that takes it back, or why a change has failed. */
export function RemovedNotice({ changes, onUndone }: RemovedNoticeProps) {
  const { removed, undo, isBusy, failure } = changes
  const t = useT()
  const failureText = useFailureText()
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!removed) return null
  return (
    <Notice>
      {t('chat.members.removed', { name: removed.name })}{' '}
      <Button
        key={removed.userId}
        $variant="ghost"
        $small
        $inactive={isBusy}
        ref={takeFocus}
        onClick={() => void undo(removed).then((isDone) => isDone && onUndone())}
      >
        {t('chat.members.undo')}
      </Button>
    </Notice>
  )
}
