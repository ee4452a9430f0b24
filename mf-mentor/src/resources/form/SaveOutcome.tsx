import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { EditConflict } from './conflict/EditConflict'
import { InvalidFields } from './InvalidFields'
import type { ResourceValues } from './resourceValues'
import type { useSaving } from './useSaving'

interface SaveOutcomeProps {
  outcome: ReturnType<typeof useSaving>['outcome']
  /** Id of the edited course; absent for a new one, which cannot have conflicts. */
  courseId?: string
  mine: () => ResourceValues
  /** Focuses a field with an error. */
  onGoTo: (field: string) => void
  onOverwrite: (isDraft: boolean) => void
  onUseSaved: (saved: OwnCourse) => void
}

/** Says why the course was not saved, and what to do next. */
export function SaveOutcome({ outcome, courseId, mine, onGoTo, onOverwrite, onUseSaved }: SaveOutcomeProps) {
  const t = useT()
  const failureText = useFailureText()
  if (outcome.kind === 'idle') return null
  if (outcome.kind === 'invalid') return <InvalidFields fields={outcome.fields} onGoTo={onGoTo} />
  const isConflict = outcome.failure.code === 'edit_conflict' && courseId !== undefined
  return (
    <Stack $gap={4}>
      <Notice tone="danger">
        {isConflict ? t('mentor.form.conflict.text') : failureText(outcome.failure)}{' '}
        {t('mentor.form.nothingLost')}
      </Notice>
      {isConflict && (
        <EditConflict
          courseId={courseId}
          mine={mine()}
          onKeepMine={() => onOverwrite(outcome.isDraft)}
          onUseSaved={onUseSaved}
        />
      )}
    </Stack>
  )
}
