import { blockedLearnersOf } from '../../../accounts/people/blockedLearners.repo'
import type { Database } from '../../../kernel/database/schema'
import type { StoredBrief } from '../briefs/briefs.repo'
import { currentTeams, freeInTeam, type CurrentTeam } from '../briefs/places.query'

/** Returns the teams that a learner can join: those in which nobody has a block with the learner. */
export async function withoutBlocked(
  db: Database,
  teams: CurrentTeam[],
  learnerId: string,
): Promise<CurrentTeam[]> {
  const blocked = await blockedLearnersOf(db, learnerId)
  if (blocked.length === 0 || teams.length === 0) return teams
  const rows = await db
    .selectFrom('project_members')
    .select('team_id')
    .where(
      'team_id',
      'in',
      teams.map(({ id }) => id),
    )
    .where('left_at', 'is', null)
    .where('learner_id', 'in', blocked)
    .execute()
  const closed = new Set(rows.map(({ team_id }) => team_id))
  return teams.filter(({ id }) => !closed.has(id))
}

/**
 * Returns true if a project has free places, but only in teams in which somebody has a block with the
 * learner.
 */
export async function isClosedByBlocks(
  db: Database,
  brief: StoredBrief,
  learnerId: string,
): Promise<boolean> {
  const teams = await currentTeams(db, [brief.id])
  if (teams.length < brief.teams) return false
  const open = teams.filter((team) => freeInTeam(team) > 0)
  return open.length > 0 && (await withoutBlocked(db, open, learnerId)).length === 0
}
