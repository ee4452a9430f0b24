import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, useAttempt } from '@mentor-connect/api'
import { decideWork, type ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { isFullyMarked, pointsOf } from '@mentor-connect/contract/courses/tasks/rubric'
import { useState } from 'react'
import { useReviewDraft } from './useReviewDraft'

/** The reason why a decision is not possible yet. */
export type DecisionGap = 'unmarked' | 'points' | 'comment'

/** The levels and the comment of a review, and the two possible decisions. */
export function useDecision(
  work: ReviewedWork,
  { number, rubric }: Submission,
  onDecided: (work: ReviewedWork) => void,
) {
  const { comment, levels, clear, ...draft } = useReviewDraft(work)
  const [gap, setGap] = useState<DecisionGap>()
  const { attempt, isBusy, failure } = useAttempt()
  // Levels of a draft are ignored if the rubric does not have them: it may be about an earlier submission with
  // another rubric.
  const marks = rubric.criteria.flatMap(({ id, levels: known }) => {
    const level = levels[id]
    return level !== undefined && known[level] ? [{ criterionId: id, level }] : []
  })
  const points = pointsOf(rubric, marks)

  const gapOf = (outcome: 'approved' | 'returned'): DecisionGap | undefined => {
    if (outcome === 'returned') return isBlank(comment) ? 'comment' : undefined
    if (!isFullyMarked(rubric, marks)) return 'unmarked'
    return points < rubric.passPoints ? 'points' : undefined
  }

  /** Sends the decision, or resolves to the missing part if there is one. */
  const decide = async (outcome: 'approved' | 'returned'): Promise<DecisionGap | undefined> => {
    const missing = gapOf(outcome)
    setGap(missing)
    if (missing) return missing
    await attempt(async () => {
      const body = { number, outcome, marks, comment: comment.trim() }
      const { data } = await call(decideWork, { params: { id: work.id }, body })
      await clear()
      onDecided(data)
    })
    return undefined
  }

  return { ...draft, levels, comment, points, gap, isBusy, failure, decide }
}
