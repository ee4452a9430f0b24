import {
  CRITERIA_MAX,
  CRITERIA_MIN,
  CRITERION_TITLE_MAX,
  LEVEL_POINTS_MAX,
  LEVEL_TEXT_MAX,
  LEVELS_MAX,
  LEVELS_MIN,
} from './taskLimits'

/** A level that a learner can reach in one criterion, with its points. */
export interface RubricLevel {
  text: string
  points: number
}

export interface Criterion {
  id: string
  title: string
  /** From the weakest to the best level. Each level has more points than the one before. */
  levels: RubricLevel[]
}

export interface Rubric {
  criteria: Criterion[]
  /** Number of points that a work needs to be approved. */
  passPoints: number
}

/** The level that a work has reached in one criterion. */
export interface CriterionMark {
  criterionId: string
  /** Index in the criterion's `levels`. */
  level: number
}

export const mostPoints = ({ criteria }: Pick<Rubric, 'criteria'>): number =>
  criteria.reduce((sum, { levels }) => sum + (levels.at(-1)?.points ?? 0), 0)

/** Returns the points of a work. A criterion without a mark adds no points. */
export function pointsOf({ criteria }: Pick<Rubric, 'criteria'>, marks: readonly CriterionMark[]): number {
  const levelOf = new Map(marks.map(({ criterionId, level }) => [criterionId, level]))
  return criteria.reduce((sum, { id, levels }) => sum + (levels[levelOf.get(id) ?? -1]?.points ?? 0), 0)
}

/** Returns true if the marks name exactly one level for every criterion. */
export function isFullyMarked(rubric: Pick<Rubric, 'criteria'>, marks: readonly CriterionMark[]): boolean {
  return hasKnownMarks(rubric, marks) && marks.length === rubric.criteria.length
}

/** Returns true if each mark names an existing level of a criterion and no criterion is marked twice. */
export function hasKnownMarks(
  { criteria }: Pick<Rubric, 'criteria'>,
  marks: readonly CriterionMark[],
): boolean {
  const isOne = new Set(marks.map(({ criterionId }) => criterionId)).size === marks.length
  return (
    isOne &&
    marks.every(({ criterionId, level }) => criteria.find(({ id }) => id === criterionId)?.levels[level])
  )
}

export type RubricError =
  | 'required'
  | 'too_long'
  | 'criteria_count'
  | 'level_count'
  | 'same_id'
  | 'points'
  | 'not_rising'
  | 'pass_points'

/** Returns the errors by field, such as `criteria.0.levels.1.text`. Empty for a valid rubric. */
export function rubricErrors(rubric: Rubric): Record<string, RubricError> {
  const { criteria, passPoints } = rubric
  const errors: Record<string, RubricError> = {}
  if (criteria.length < CRITERIA_MIN || criteria.length > CRITERIA_MAX) errors.criteria = 'criteria_count'
  if (new Set(criteria.map(({ id }) => id)).size < criteria.length) errors.criteria = 'same_id'
  criteria.forEach((criterion, index) =>
    Object.assign(errors, criterionErrors(criterion, `criteria.${index}`)),
  )
  if (!Number.isInteger(passPoints) || passPoints < 1 || passPoints > mostPoints(rubric))
    errors.passPoints = 'pass_points'
  return errors
}

function criterionErrors({ title, levels }: Criterion, field: string): Record<string, RubricError> {
  const errors: Record<string, RubricError> = {}
  const inTitle = textError(title, CRITERION_TITLE_MAX)
  if (inTitle) errors[`${field}.title`] = inTitle
  if (levels.length < LEVELS_MIN || levels.length > LEVELS_MAX) errors[`${field}.levels`] = 'level_count'
  levels.forEach(({ text, points }, index) => {
    const inText = textError(text, LEVEL_TEXT_MAX)
    if (inText) errors[`${field}.levels.${index}.text`] = inText
    const before = levels[index - 1]?.points ?? -1
    const isPoints = Number.isInteger(points) && points >= 0 && points <= LEVEL_POINTS_MAX
    if (!isPoints) errors[`${field}.levels.${index}.points`] = 'points'
    else if (points <= before) errors[`${field}.levels.${index}.points`] = 'not_rising'
  })
  return errors
}

function textError(text: string, max: number): RubricError | undefined {
  const { length } = text.trim()
  return length === 0 ? 'required' : length > max ? 'too_long' : undefined
}
