import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { BriefMilestone } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database } from '../../../kernel/database/schema'
import { listOf } from '../../openings/openingColumns'
import { today } from '../../openings/openings.repo'
import { insertBrief, replaceSkills, type StoredBrief } from '../briefs/briefs.repo'
import type { StoredTeam } from './teams.repo'

interface BriefOfTeam {
  id: string
  mentorId: string
  /** The previous brief of the team, from which the skills are taken. */
  former: StoredBrief | undefined
  now: string
}

/**
 * Stores a closed brief with the texts, roles and milestones of a working team. If operators have hidden the
 * previous brief, the new one is hidden, too.
 */
export async function insertBriefOfTeam(
  tx: Database,
  team: StoredTeam,
  { id, mentorId, former, now }: BriefOfTeam,
) {
  const { title, goal, description, roles, weeks, language } = team
  const skills = former?.skills ?? '[]'
  await insertBrief(tx, {
    id,
    mentor_id: mentorId,
    state: 'closed',
    version: 0,
    teams: 1,
    posted_at: now,
    hidden_at: former?.hidden_at ?? null,
    closed_at: now,
    created_at: now,
    updated_at: now,
    title,
    goal,
    description,
    roles,
    weeks,
    language,
    skills,
    milestones: JSON.stringify(await milestonesOfTeam(tx, team)),
  })
  await replaceSkills(tx, id, listOf(skills))
}

async function milestonesOfTeam(tx: Database, { id, started_at, weeks }: StoredTeam) {
  const rows = await tx
    .selectFrom('project_milestones')
    .select(['id', 'title', 'text', 'due_on', 'rubric'])
    .where('team_id', '=', id)
    .orderBy('position')
    .execute()
  const begun = Date.parse(today(new Date(started_at!)))
  return rows.map(({ due_on, rubric, ...milestone }): BriefMilestone => {
    const week = Math.round((Date.parse(due_on) - begun) / (7 * DAY_MS))
    return { ...milestone, week: Math.min(Math.max(1, week), weeks), rubric: JSON.parse(rubric) }
  })
}
