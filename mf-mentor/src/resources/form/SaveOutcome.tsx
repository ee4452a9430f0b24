import { Button, Notice, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import type { useSaving } from './useSaving'

interface SaveOutcomeProps {
  outcome: ReturnType<typeof useSaving>['outcome']
  onOverwrite: (isDraft: boolean) => void
}

/** Why the course was not saved, and what to do next. */
export function SaveOutcome({ outcome, onOverwrite }: SaveOutcomeProps) {
  const t = useT()
  const failureText = useFailureText()
  if (outcome.kind === 'idle') return null
  if (outcome.kind === 'invalid') return <Notice tone="danger">{t('error.invalid_input')}</Notice>
  return (
    <Notice tone="danger">
      {failureText(outcome.failure)} {t('mentor.form.nothingLost')}{' '}
      {outcome.failure.code === 'edit_conflict' && (
        <Button $variant="ghost" $small onClick={() => onOverwrite(outcome.isDraft)}>
          {t('mentor.form.overwrite')}
        </Button>
      )}
    </Notice>
  )
}
