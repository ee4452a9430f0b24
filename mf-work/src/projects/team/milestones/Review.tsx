import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isFullyMarked, mostPoints, pointsOf } from '@mentor-connect/contract/courses/tasks/rubric'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { MILESTONE_REMARKS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  decideMilestone,
  type MilestoneSubmission,
  type TeamMilestone,
} from '@mentor-connect/contract/work/projects/teamMilestones'
import { Button, CardTitle, Field, Notice, Row, Stack } from '@mentor-connect/ui'
import { CriterionField } from '@mentor-connect/ui/rubric'
import { Check, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface ReviewProps {
  milestone: TeamMilestone
  submission: MilestoneSubmission
  teamId: string
  onDecided: (milestone: TeamMilestone) => void
  onReload: () => void
}

type Outcome = 'approved' | 'returned'
/** The reason why a decision is not possible yet. */
type Gap = 'unmarked' | 'points' | 'remarks'

const EMPTY = { remarks: '', levels: '' }

/** The levels and the remarks of a review. They are kept on this device until the decision is stored. */
function useReview({ milestone, submission, teamId, onDecided }: ReviewProps) {
  const { id, rubric } = milestone
  const { number } = submission
  const { values, change, clear } = useDraft(`milestone-review/${teamId}/${id}/${number}`, EMPTY)
  const [gap, setGap] = useState<Gap>()
  const { attempt, isBusy, failure } = useAttempt()
  const levels = values.levels === '' ? {} : (JSON.parse(values.levels) as Record<string, number>)
  const marks = rubric.criteria.flatMap(({ id: criterionId, levels: known }) => {
    const level = levels[criterionId]
    return level !== undefined && known[level] ? [{ criterionId, level }] : []
  })
  const points = pointsOf(rubric, marks)

  const gapOf = (outcome: Outcome): Gap | undefined => {
    if (outcome === 'returned') return isBlank(values.remarks) ? 'remarks' : undefined
    if (!isFullyMarked(rubric, marks)) return 'unmarked'
    return points < rubric.passPoints ? 'points' : undefined
  }
  /** Sends the decision. If a part is missing, sends nothing and resolves to that part. */
  const decide = async (outcome: Outcome): Promise<Gap | undefined> => {
    const missing = gapOf(outcome)
    setGap(missing)
    if (missing) return missing
    let decided: TeamMilestone | undefined
    await attempt(async () => {
      const body = { number, outcome, marks, remarks: values.remarks.trim() }
      decided = (await call(decideMilestone, { params: { id: teamId, milestoneId: id }, body })).data
    })
    if (!decided) return undefined
    void clear()
    onDecided(decided)
    return undefined
  }
  return {
    remarks: values.remarks,
    setRemarks: (remarks: string) => change({ remarks }),
    levels,
    mark: (criterionId: string, level: number) =>
      change({ levels: JSON.stringify({ ...levels, [criterionId]: level }) }),
    points,
    gap,
    decide,
    isBusy,
    failure,
  }
}

/** The form with which the mentor approves a milestone, or returns it with remarks. */
export function Review(props: ReviewProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const remarks = useRef<HTMLInputElement>(null)
  const review = useReview(props)
  const { rubric } = props.milestone
  const { gap, points, isBusy, failure } = review

  const handleReturn = async () => {
    if ((await review.decide('returned')) === 'remarks') remarks.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <CardTitle>{t('projects.review.title')}</CardTitle>
      {rubric.criteria.map((criterion) => (
        <CriterionField
          key={criterion.id}
          criterion={criterion}
          level={review.levels[criterion.id]}
          pointsText={(count) => t('projects.points', { count })}
          onChange={(level) => review.mark(criterion.id, level)}
        />
      ))}
      <strong role="status">
        {t('projects.review.sum', { points, most: mostPoints(rubric), pass: rubric.passPoints })}
      </strong>
      <Field
        ref={remarks}
        label={t('projects.review.remarks')}
        hint={t('projects.review.remarksHint')}
        error={gap === 'remarks' ? t('projects.review.gap.remarks') : undefined}
        rows={5}
        maxLength={MILESTONE_REMARKS_MAX}
        value={review.remarks}
        onChange={({ target }) => review.setRemarks(target.value)}
      />
      {gap && gap !== 'remarks' && (
        <Notice tone="warning">{t(`projects.review.gap.${gap}`, { pass: rubric.passPoints })}</Notice>
      )}
      {failure && (
        <Notice tone="danger">
          <p>{failureText(failure)}</p>
          {failure.code === 'edit_conflict' && (
            <Button $variant="secondary" $small onClick={props.onReload}>
              {t('projects.reload')}
            </Button>
          )}
        </Notice>
      )}
      <Row>
        <Button $inactive={isBusy} onClick={() => void review.decide('approved')}>
          <Check size={18} aria-hidden />
          {t('projects.review.approve')}
        </Button>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleReturn()}>
          <Undo2 size={18} aria-hidden />
          {t('projects.review.return')}
        </Button>
      </Row>
    </Stack>
  )
}
