import { TEAM_SIZE_MIN } from '@mentor-connect/contract/work/projects/projectLimits'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { findBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { endRequest, unassignCards } from './leave.repo'
import { lockTeam, memberIds, updateMember, updateTeam, type StoredTeam } from './teams.repo'

/** A learner who leaves a team. Includes the mentor's reason if the mentor has removed the learner. */
interface Leaving {
  learnerId: string
  reason?: string
}

/**
 * Removes a member from a team. The member's cards become unassigned, and the place can be filled again. The
 * caller holds the locks of the brief and of the team.
 */
export async function leaveTeam(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  team: StoredTeam,
  { learnerId, reason }: Leaving,
): Promise<void> {
  const now = dependencies.clock().toISOString()
  const member = { team_id: team.id, learner_id: learnerId }
  await updateMember(tx, member, { left_at: now, removal_reason: reason ?? null })
  await unassignCards(tx, team, learnerId, now)
  await endRequest(tx, team, learnerId, now)
  await countWho(tx, team, now)
  const brief = team.brief_id === null ? undefined : await findBrief(tx, team.brief_id)
  if (brief) await countFreePlaces(tx, brief)
  if (team.started_at) await roomChanged(tx, dependencies, 'project', team.id)
}

/**
 * Ends a team that has no members left. A working team with only one member can be filled again for some
 * time.
 */
async function countWho(tx: Tx, { id }: StoredTeam, now: string) {
  const left = (await memberIds(tx, id)).length
  const team = (await lockTeam(tx, id))!
  if (left === 0 && team.state !== 'closing') await updateTeam(tx, id, { state: 'ended', ended_at: now })
  else if (left < TEAM_SIZE_MIN && team.state === 'working' && team.alone_since === null)
    await updateTeam(tx, id, { alone_since: now })
}
