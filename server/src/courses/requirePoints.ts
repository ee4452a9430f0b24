import {
  isFullyMarked,
  hasKnownMarks,
  pointsOf,
  type CriterionMark,
  type Rubric,
} from '@mentor-connect/contract/courses/tasks/rubric'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { errors } from '../platform/http/errors'

interface Judgement {
  outcome: 'approved' | 'returned'
  marks: CriterionMark[]
  comment: string
}

/** Adds up the points of the marks. @throws ApiError `invalid_input` if the marks do not allow this outcome */
export function requirePoints(rubric: Rubric, { outcome, marks, comment }: Judgement): number {
  if (!hasKnownMarks(rubric, marks))
    throw errors.invalidInput({ marks: 'Mark each criterion with one level.' })
  const points = pointsOf(rubric, marks)
  if (outcome === 'returned' && isBlank(comment))
    throw errors.invalidInput({ comment: 'Write what is still missing.' })
  if (outcome === 'approved' && rubric.criteria.length === 0)
    throw errors.invalidInput({ marks: 'Write the criteria of this task first.' })
  if (outcome === 'approved' && !isFullyMarked(rubric, marks))
    throw errors.invalidInput({ marks: 'Mark every criterion first.' })
  if (outcome === 'approved' && points < rubric.passPoints)
    throw errors.invalidInput({ marks: `A work needs ${rubric.passPoints} points to be approved.` })
  return points
}
