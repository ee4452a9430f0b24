import type { ApiFailure } from '@mentor-connect/api'
import { Button, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Why a decision was not stored; after a conflict, the way to the latest state. */
export function DecisionFailed({ failure, onReload }: { failure: ApiFailure; onReload: () => void }) {
  const t = useT()
  const failureText = useFailureText()
  if (failure.code !== 'edit_conflict') return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <Notice tone="danger">
      <p>{t('mentor.tasks.conflict')}</p>
      <Button $variant="secondary" onClick={onReload}>
        {t('mentor.tasks.reload')}
      </Button>
    </Notice>
  )
}
