import { TEAM_SIZE_MIN, TEAMS_OF_LEARNER_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { rolesOf } from '../briefs/briefColumns'
import type { StoredBrief } from '../briefs/briefs.repo'
import { countFreePlaces, currentTeams, freeIn, type CurrentTeam } from '../briefs/places.query'
import { projectErrors } from '../projectErrors'
import { withoutBlocked } from './blockedTeams.query'
import {
  currentTeamsOf,
  findTeam,
  insertMember,
  insertTeam,
  lastNumber,
  memberIds,
  updateTeam,
} from './teams.repo'

interface Joining {
  learnerId: string
  roleId: string
  /** The team to join; by default the first one with a free place, or a new one. */
  teamId?: string | undefined
}

/**
 * Adds a learner to a team of a brief and returns the id of the team. The caller holds the locks of the
 * learner's account and of the brief, so that places and teams are counted correctly. A team in which
 * somebody has a block with the learner counts as full, so that nobody learns of the block.
 *
 * @throws ApiError `teams_max`, `role_taken`
 */
export async function joinTeam(
  tx: Tx,
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  brief: StoredBrief,
  { learnerId, roleId, teamId }: Joining,
): Promise<string> {
  const own = await currentTeamsOf(tx, learnerId)
  const already = own.find(({ brief_id }) => brief_id === brief.id)
  if (already) return already.id
  if (own.length >= TEAMS_OF_LEARNER_MAX) throw projectErrors.teamsMax()
  const role = rolesOf(brief).find(({ id }) => id === roleId)
  if (!role) throw projectErrors.roleTaken()
  const now = clock().toISOString()
  const teams = await currentTeams(tx, [brief.id])
  const joinable = await withoutBlocked(tx, teams, learnerId)
  const joined = chosenTeam(joinable, roleId, teamId) ?? (await newTeam(tx, brief, teams, { teamId, now }))
  await insertMember(tx, {
    team_id: joined,
    learner_id: learnerId,
    role_id: roleId,
    role: role.name,
    joined_at: now,
  })
  await settleIn(tx, joined, now)
  await countFreePlaces(tx, brief)
  if ((await findTeam(tx, joined))?.started_at) await roomChanged(tx, { jobs, clock }, 'project', joined)
  return joined
}

function chosenTeam(teams: CurrentTeam[], roleId: string, teamId?: string): string | undefined {
  const free = teams.filter((team) => freeIn(team, roleId) > 0)
  if (teamId) return free.find(({ id }) => id === teamId)?.id
  return (free.find(({ state }) => state === 'forming') ?? free[0])?.id
}

interface Beginning {
  teamId?: string | undefined
  now: string
}

async function newTeam(tx: Tx, brief: StoredBrief, teams: CurrentTeam[], { teamId, now }: Beginning) {
  if (teamId !== undefined || teams.length >= brief.teams) throw projectErrors.roleTaken()
  const { title, goal, description, roles, weeks, language } = brief
  const id = randomUUID()
  await insertTeam(tx, {
    id,
    brief_id: brief.id,
    mentor_id: brief.mentor_id,
    number: (await lastNumber(tx, brief.id)) + 1,
    state: 'forming',
    version: 0,
    started_at: null,
    ends_on: null,
    ended_at: null,
    last_active_at: now,
    asked_at: null,
    alone_since: null,
    created_at: now,
    title,
    goal,
    description,
    roles,
    weeks,
    language,
  })
  return id
}

async function settleIn(tx: Tx, teamId: string, now: string) {
  const isEnough = (await memberIds(tx, teamId)).length >= TEAM_SIZE_MIN
  await updateTeam(tx, teamId, { last_active_at: now, ...(isEnough && { alone_since: null }) })
}
