import { newId } from '@mentor-connect/api'
import type { Criterion, Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { CRITERIA_MIN } from '@mentor-connect/contract/courses/tasks/taskLimits'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type { OwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import {
  briefErrors,
  type BriefContent,
  type BriefError,
  type BriefField,
  type BriefMilestone,
  type ProjectRole,
} from '@mentor-connect/contract/work/projects/projectRules'
import type { Locale } from '@mentor-connect/i18n'
import type { Saving } from '@mentor-connect/ui/opening-form'

export interface BriefValues extends BriefContent {
  language: CourseLanguage
}

export type BriefFieldErrors = Partial<Record<BriefField, BriefError>>

export const newRole = (): ProjectRole => ({ id: newId(), name: '', places: 1 })

export const newCriterion = (): Criterion => ({
  id: newId(),
  title: '',
  levels: [0, 2, 4].map((points) => ({ text: '', points })),
})

const newRubric = (): Rubric => ({
  criteria: Array.from({ length: CRITERIA_MIN }, newCriterion),
  passPoints: 6,
})

export const newMilestone = (week: number): BriefMilestone => ({
  id: newId(),
  title: '',
  text: '',
  week,
  rubric: newRubric(),
})

export const newBrief = (language: Locale): BriefValues => ({
  title: '',
  goal: '',
  description: '',
  skills: [],
  roles: [newRole(), newRole()],
  weeks: 8,
  milestones: [newMilestone(4), newMilestone(8)],
  language,
  teams: 1,
})

export const storedBrief = (brief: OwnBrief): BriefValues => ({
  title: brief.title,
  goal: brief.goal,
  description: brief.description,
  skills: brief.skills,
  roles: brief.roles,
  weeks: brief.weeks,
  milestones: brief.milestones,
  language: brief.language,
  teams: brief.teams,
})

/**
 * Errors that a draft may have, because it may be incomplete. All other errors concern values that could not
 * be stored.
 */
const IN_DRAFTS: readonly BriefError[] = ['needed', 'team_size', 'week', 'rubric', 'out_of_range']

/** Returns the errors by field. */
export function valueErrors(values: BriefValues, how: Saving): BriefFieldErrors {
  const errors = Object.entries(briefErrors(values))
  return Object.fromEntries(
    how === 'draft' ? errors.filter(([, error]) => !IN_DRAFTS.includes(error)) : errors,
  )
}

/** Returns the number, or another one in place of an invalid entry, which only a draft can have. */
const whole = (value: number, fallback: number) => (Number.isInteger(value) ? value : fallback)

/** Converts the values to the body of the request. */
export const toContent = (values: BriefValues): BriefValues => ({
  ...values,
  weeks: whole(values.weeks, 1),
  teams: whole(values.teams, 1),
  roles: values.roles.map((role) => ({ ...role, places: whole(role.places, 1) })),
  milestones: values.milestones.map((milestone) => ({
    ...milestone,
    week: whole(milestone.week, 1),
    rubric: toRubric(milestone.rubric),
  })),
})

const toRubric = ({ criteria, passPoints }: Rubric): Rubric => ({
  passPoints: whole(passPoints, 1),
  criteria: criteria.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: whole(level.points, 0) })),
  })),
})
