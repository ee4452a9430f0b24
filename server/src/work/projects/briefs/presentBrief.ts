import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type { Project, ProjectSummary } from '@mentor-connect/contract/work/projects/projects'
import { teamSizeOf } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database } from '../../../kernel/database/schema'
import { contentOf, milestonesOf } from './briefColumns'
import type { NamedBrief } from './briefs.repo'
import { countDone, currentTeams, shownRoles, totalFree, type CurrentTeam } from './places.query'

export const mentorOf = ({
  mentor_id: id,
  mentor_name: name,
  mentor_profile: profile,
}: Pick<NamedBrief, 'mentor_id' | 'mentor_name' | 'mentor_profile'>) => ({
  id,
  name,
  ...(profile && { profile }),
})

function toSummary(row: NamedBrief, teams: CurrentTeam[]): ProjectSummary {
  const { title, goal, skills, weeks, milestones, language, roles: stored } = contentOf(row)
  const roles = shownRoles(row, teams)
  return {
    _id: row.id,
    title,
    goal,
    skills,
    roles,
    teamSize: teamSizeOf({ roles: stored }),
    freePlaces: totalFree(roles),
    weeks,
    milestoneCount: milestones.length,
    language: language as CourseLanguage,
    mentor: mentorOf(row),
    postedAt: row.posted_at ?? row.created_at,
    updatedAt: row.updated_at,
  }
}

export async function toSummaries(db: Database, rows: NamedBrief[]): Promise<ProjectSummary[]> {
  const teams = await currentTeams(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toSummary(row, teams))
}

export async function toProject(db: Database, row: NamedBrief): Promise<Project> {
  const teams = await currentTeams(db, [row.id])
  return {
    ...toSummary(row, teams),
    description: row.description,
    milestones: milestonesOf(row),
    workingTeams: teams.filter(({ state }) => state === 'working').length,
    doneTeams: await countDone(db, row.id),
  }
}
