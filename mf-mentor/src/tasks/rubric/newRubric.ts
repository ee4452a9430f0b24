import { newId } from '@mentor-connect/api'
import type { Criterion, Rubric } from '@mentor-connect/contract/rules/rubric'
import { CRITERIA_MIN } from '@mentor-connect/contract/rules/taskLimits'

/** What a mentor begins with: three criteria of three levels, and half of the points to pass. */
export const newRubric = (): Rubric => ({
  criteria: Array.from({ length: CRITERIA_MIN }, () => newCriterion()),
  passPoints: 6,
})

export const newCriterion = (): Criterion => ({
  id: newId(),
  title: '',
  levels: [0, 2, 4].map((points) => ({ text: '', points })),
})
