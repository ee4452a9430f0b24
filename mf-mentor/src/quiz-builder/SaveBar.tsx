import { SaveBar as Bar } from '@mentor-connect/ui'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'
import { SaveProblem } from './SaveProblem'

/** The save button of a quiz, with the state of saving or the reason why it failed. */
export function SaveBar({ draft, onSave }: { draft: QuizDraft; onSave: () => void }) {
  const t = useT()
  return (
    <Bar
      isUnsaved={draft.isUnsaved}
      saved={draft.wasSaved ? t('mentor.quiz.saved') : undefined}
      label={t(draft.isBusy ? 'mentor.quiz.saving' : 'mentor.quiz.save')}
      isBusy={draft.isBusy}
      onSave={onSave}
    >
      <SaveProblem draft={draft} />
    </Bar>
  )
}
