import { Button, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { questionProblem } from './draft/questionProblem'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'

/** Says why the quiz was not saved, and what to do next. */
export function SaveProblem({ draft }: { draft: QuizDraft }) {
  const t = useT()
  const failureText = useFailureText()
  const { failure, questions, isChecked } = draft
  const incomplete = isChecked ? questions.filter((one) => questionProblem(one)).length : 0

  if (isChecked && draft.invalidRules.length > 0)
    return <Notice tone="danger">{t('mentor.quiz.rules.invalid')}</Notice>
  if (isChecked && questions.length === 0)
    return <Notice tone="danger">{t('mentor.quiz.needsQuestion')}</Notice>
  if (incomplete > 0)
    return <Notice tone="danger">{t('mentor.quiz.incomplete', { count: incomplete })}</Notice>
  if (!failure) return null
  if (failure.code !== 'edit_conflict') return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <Notice tone="danger">
      <p>{t('mentor.quiz.conflict')}</p>
      <Row $gap={2}>
        <Button $variant="secondary" onClick={() => void draft.reload()}>
          {t('mentor.quiz.conflict.reload')}
        </Button>
        <Button $variant="danger" onClick={() => void draft.overwrite()}>
          {t('mentor.quiz.conflict.overwrite')}
        </Button>
      </Row>
    </Notice>
  )
}
