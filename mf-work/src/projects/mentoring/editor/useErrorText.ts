import {
  BRIEF_MILESTONES_MAX,
  BRIEF_ROLES_MAX,
  BRIEF_SKILLS_MAX,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { BriefField } from '@mentor-connect/contract/work/projects/projectRules'
import { useT } from '../messages/useT'
import type { BriefFieldErrors } from './briefValues'

const MOST: Partial<Record<BriefField, number>> = {
  skills: BRIEF_SKILLS_MAX,
  roles: BRIEF_ROLES_MAX,
  milestones: BRIEF_MILESTONES_MAX,
}

/** Returns a function from a field of the form to the text of its error; undefined if there is none. */
export function useErrorText(errors: BriefFieldErrors): (field: BriefField) => string | undefined {
  const t = useT()
  return (field) => {
    const error = errors[field]
    return (
      error &&
      t(`projects.form.error.${error}`, { most: MOST[field] ?? 0, min: TEAM_SIZE_MIN, max: TEAM_SIZE_MAX })
    )
  }
}
