import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier } from '../../../messages/notifications/notifier'
import { lockBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { canWrite } from './teamAccess'
import { findTeam, lockTeam, memberIds, updateTeam } from './teams.repo'

/**
 * Gives a team that works or is being concluded to another mentor. It leaves its brief, which stays that of the former
 * mentor. Returns false if there is no such team, or if the mentor has it already.
 */
export async function handOverTeam(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  teamId: string,
  mentorId: string,
): Promise<boolean> {
  const briefId = (await findTeam(tx, teamId))?.brief_id
  const brief = briefId ? await lockBrief(tx, briefId) : undefined
  const team = await lockTeam(tx, teamId)
  if (!team || !canWrite(team) || team.mentor_id === mentorId) return false
  await updateTeam(tx, teamId, {
    mentor_id: mentorId,
    brief_id: null,
    mentor_gone_at: null,
    version: team.version + 1,
    last_active_at: dependencies.clock().toISOString(),
    asked_at: null,
  })
  if (brief) await countFreePlaces(tx, brief)
  await roomChanged(tx, dependencies, 'project', teamId)
  const people = [...(await memberIds(tx, teamId)), mentorId]
  await notifier(dependencies).recordAll(
    tx,
    people.map((to) => ({
      kind: 'team-handed-over',
      subject: teamId,
      to,
      key: `${teamId}:${team.version}:${to}`,
    })),
  )
  return true
}
