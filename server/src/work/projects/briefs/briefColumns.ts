import { storedSubject } from '@mentor-connect/contract/courses/subjects'
import type {
  BriefContent,
  BriefMilestone,
  ProjectRole,
} from '@mentor-connect/contract/work/projects/projectRules'
import { listOf } from '../../openings/openingColumns'
import type { StoredBrief } from './briefs.repo'

/** Converts the texts and facts of a brief to columns. Subjects get their English names. */
export const columnsOf = (content: BriefContent) => ({
  title: content.title,
  goal: content.goal,
  description: content.description,
  skills: JSON.stringify([...new Set(content.skills.map(storedSubject))]),
  roles: JSON.stringify(content.roles),
  weeks: content.weeks,
  milestones: JSON.stringify(content.milestones),
  language: content.language,
  teams: content.teams,
})

export const rolesOf = (row: { roles: string }) => JSON.parse(row.roles) as ProjectRole[]
export const milestonesOf = (row: Pick<StoredBrief, 'milestones'>) =>
  JSON.parse(row.milestones) as BriefMilestone[]

/** Converts the texts and facts of a stored brief to the form in which its mentor enters them. */
export const contentOf = (row: StoredBrief): BriefContent => ({
  title: row.title,
  goal: row.goal,
  description: row.description,
  skills: listOf(row.skills),
  roles: rolesOf(row),
  weeks: row.weeks,
  milestones: milestonesOf(row),
  language: row.language,
  teams: row.teams,
})
