import type { ShownRole } from '@mentor-connect/contract/work/projects/projects'
import { CURRENT_TEAM_STATES, type TeamState } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database } from '../../../kernel/database/schema'
import { rolesOf } from './briefColumns'
import { updateBrief, type StoredBrief } from './briefs.repo'

/** A team that is not over, with the number of its members in each role. */
export interface CurrentTeam {
  id: string
  briefId: string
  state: TeamState
  number: number
  roles: ReturnType<typeof rolesOf>
  taken: Map<string, number>
}

/** Returns the teams of briefs that are not over, the oldest first. */
export async function currentTeams(db: Database, briefIds: string[]): Promise<CurrentTeam[]> {
  if (briefIds.length === 0) return []
  const rows = await db
    .selectFrom('project_teams')
    .select(['id', 'brief_id', 'state', 'number', 'roles'])
    .where('brief_id', 'in', briefIds)
    .where('state', 'in', CURRENT_TEAM_STATES)
    .orderBy('number')
    .execute()
  const taken = await takenPlaces(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    briefId: row.brief_id!,
    state: row.state,
    number: row.number,
    roles: rolesOf(row),
    taken: taken.get(row.id) ?? new Map<string, number>(),
  }))
}

async function takenPlaces(db: Database, teamIds: string[]) {
  const byTeam = new Map<string, Map<string, number>>()
  if (teamIds.length === 0) return byTeam
  const rows = await db
    .selectFrom('project_members')
    .select((eb) => ['team_id', 'role_id', eb.fn.countAll<number>().as('count')])
    .where('team_id', 'in', teamIds)
    .where('left_at', 'is', null)
    .groupBy(['team_id', 'role_id'])
    .execute()
  for (const { team_id, role_id, count } of rows) {
    const places = byTeam.get(team_id) ?? new Map<string, number>()
    byTeam.set(team_id, places.set(role_id, Number(count)))
  }
  return byTeam
}

/** Returns the number of free places of a team in a role. Nobody can join a team that is being concluded. */
export function freeIn({ state, roles, taken }: CurrentTeam, roleId: string): number {
  if (state === 'closing') return 0
  const places = roles.find(({ id }) => id === roleId)?.places ?? 0
  return Math.max(0, places - (taken.get(roleId) ?? 0))
}

/** Returns the number of free places of a team in all its roles. */
export const freeInTeam = (team: CurrentTeam): number =>
  team.roles.reduce((sum, { id }) => sum + freeIn(team, id), 0)

/**
 * Returns the roles of a brief with their free places, including the places in teams that can still be
 * started.
 */
export function shownRoles(brief: StoredBrief, all: CurrentTeam[]): ShownRole[] {
  const teams = all.filter(({ briefId }) => briefId === brief.id)
  const toBegin = Math.max(0, brief.teams - teams.length)
  return rolesOf(brief).map((role) => {
    const inTeams = teams.reduce((sum, team) => sum + freeIn(team, role.id), 0)
    return { ...role, free: brief.state === 'open' ? inTeams + toBegin * role.places : 0 }
  })
}

export const totalFree = (roles: ShownRole[]) => roles.reduce((sum, { free }) => sum + free, 0)

/**
 * Counts the free places of a brief again. Call it after every change of the brief, its teams or their
 * members.
 */
export async function countFreePlaces(tx: Database, brief: StoredBrief): Promise<void> {
  const free = totalFree(shownRoles(brief, await currentTeams(tx, [brief.id])))
  if (free !== brief.free_places) await updateBrief(tx, brief.id, { free_places: free })
}

/** Returns the number of teams that have completed the project of a brief. */
export async function countDone(db: Database, briefId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project_teams')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brief_id', '=', briefId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(count)
}
