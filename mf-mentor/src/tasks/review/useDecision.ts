import { call, useAttempt } from '@mentor-connect/api'
import { decideWork, type ReviewedWork } from '@mentor-connect/contract/api/taskReviews'
import type { Submission } from '@mentor-connect/contract/api/tasks'
import { isFullyMarked, pointsOf } from '@mentor-connect/contract/rules/rubric'
import { useState } from 'react'

/** Why a decision cannot be taken yet. */
export type DecisionGap = 'unmarked' | 'points' | 'comment'

/** The marks and the comment of a review, and the two ways to end it. */
export function useDecision(
  workId: string,
  { number, rubric }: Submission,
  onDecided: (work: ReviewedWork) => void,
) {
  const [levels, setLevels] = useState<Record<string, number>>({})
  const [comment, setComment] = useState('')
  const [gap, setGap] = useState<DecisionGap>()
  const { attempt, isBusy, failure } = useAttempt()
  const marks = rubric.criteria.flatMap(({ id }) =>
    levels[id] === undefined ? [] : [{ criterionId: id, level: levels[id] }],
  )
  const points = pointsOf(rubric, marks)

  const gapOf = (outcome: 'approved' | 'returned'): DecisionGap | undefined => {
    if (outcome === 'returned') return comment.trim() === '' ? 'comment' : undefined
    if (!isFullyMarked(rubric, marks)) return 'unmarked'
    return points < rubric.passPoints ? 'points' : undefined
  }

  /** Resolves with what is missing. */
  const decide = async (outcome: 'approved' | 'returned'): Promise<DecisionGap | undefined> => {
    const missing = gapOf(outcome)
    setGap(missing)
    if (missing) return missing
    await attempt(async () => {
      const body = { number, outcome, marks, comment: comment.trim() }
      const { data } = await call(decideWork, { params: { id: workId }, body })
      onDecided(data)
    })
    return undefined
  }

  return {
    levels,
    comment,
    setComment,
    points,
    gap,
    isBusy,
    failure,
    isUnsaved: comment !== '' || marks.length > 0,
    mark: (criterionId: string, level: number) => setLevels((known) => ({ ...known, [criterionId]: level })),
    decide,
  }
}
