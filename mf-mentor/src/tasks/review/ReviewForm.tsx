import type { ApiFailure } from '@mentor-connect/api'
import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { REVIEW_COMMENT_MAX } from '@mentor-connect/contract/courses/tasks/taskLimits'
import { Button, Card, CardTitle, Field, Notice, Row, Small, Stack, useFailureText } from '@mentor-connect/ui'
import { CriterionField } from '@mentor-connect/ui/rubric'
import { Check, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../messages/useT'
import { useDecision } from './useDecision'

interface ReviewFormProps {
  work: ReviewedWork
  submission: Submission
  onDecided: (work: ReviewedWork) => void
  onReload: () => void
}

/** The form of a review: a level for each criterion, a comment, and the decision. Input is kept on this device. */
export function ReviewForm({ work, submission, onDecided, onReload }: ReviewFormProps) {
  const t = useT()
  const comment = useRef<HTMLInputElement>(null)
  const decision = useDecision(work, submission, onDecided)
  const { rubric } = submission
  const { gap, points, failure, isBusy, restoredFrom } = decision

  const handleReturn = async () => {
    if ((await decision.decide('returned')) === 'comment') comment.current?.focus()
  }
  return (
    <Card as="section" aria-labelledby="review-title">
      <Stack $gap={5}>
        <CardTitle as="h2" id="review-title">
          {t('mentor.tasks.review')}
        </CardTitle>
        {restoredFrom !== undefined && (
          <Notice>
            {restoredFrom === submission.number
              ? t('mentor.tasks.restored')
              : t('mentor.tasks.restoredEarlier', { n: restoredFrom })}
          </Notice>
        )}
        {rubric.criteria.map((criterion) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            level={decision.levels[criterion.id]}
            pointsText={(count) => t('mentor.tasks.points', { count })}
            onChange={(level) => decision.mark(criterion.id, level)}
          />
        ))}
        <strong role="status">
          {t('mentor.tasks.sum', { points, most: mostPoints(rubric), pass: rubric.passPoints })}
        </strong>
        <Field
          ref={comment}
          label={t('mentor.tasks.comment')}
          hint={t('mentor.tasks.commentHint')}
          error={gap === 'comment' ? t('mentor.tasks.gap.comment') : undefined}
          rows={5}
          maxLength={REVIEW_COMMENT_MAX}
          value={decision.comment}
          onChange={(event) => decision.setComment(event.target.value)}
        />
        {gap && gap !== 'comment' && (
          <Notice tone="warning">{t(`mentor.tasks.gap.${gap}`, { pass: rubric.passPoints })}</Notice>
        )}
        {failure && <DecisionFailed failure={failure} onReload={onReload} />}
        <Row $gap={3}>
          <Button $inactive={isBusy} onClick={() => void decision.decide('approved')}>
            <Check size={18} aria-hidden />
            {t('mentor.tasks.approve')}
          </Button>
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleReturn()}>
            <Undo2 size={18} aria-hidden />
            {t('mentor.tasks.return')}
          </Button>
        </Row>
        <Small>{t('mentor.tasks.kept')}</Small>
      </Stack>
    </Card>
  )
}

/** Says why a decision was not stored. After a conflict, a button loads the latest state. */
function DecisionFailed({ failure, onReload }: { failure: ApiFailure; onReload: () => void }) {
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
