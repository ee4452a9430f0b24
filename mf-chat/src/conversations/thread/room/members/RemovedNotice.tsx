import { Button, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../../../messages/useT'
import type { MemberChanges } from './useMemberChanges'

/** Says who was removed, with a button that takes it back, or why a change has failed. */
export function RemovedNotice({ changes: { removed, undo, isBusy, failure } }: { changes: MemberChanges }) {
  const t = useT()
  const failureText = useFailureText()
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!removed) return null
  return (
    <Notice>
      {t('chat.members.removed', { name: removed.name })}{' '}
      <Button $variant="ghost" $small $inactive={isBusy} onClick={() => void undo(removed)}>
        {t('chat.members.undo')}
      </Button>
    </Notice>
  )
}
