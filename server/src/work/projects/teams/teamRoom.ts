import { paths } from '@mentor-connect/contract/rules/paths'
import type { Database } from '../../../kernel/database/schema'
import type { RoomState } from '../../../kernel/rooms/roomState'
import { canWrite } from './teamAccess'
import { findTeam, memberIds } from './teams.repo'

/**
 * Returns the wanted state of the room of a team: its members, led by the mentor. Returns undefined before
 * the team starts.
 */
export async function teamRoom(db: Database, teamId: string): Promise<RoomState | undefined> {
  const team = await findTeam(db, teamId)
  if (!team || team.started_at === null) return undefined
  const members = (await memberIds(db, teamId)).map((personId) => ({ personId, role: 'member' as const }))
  const owner = team.mentor_id === null ? [] : [{ personId: team.mentor_id, role: 'owner' as const }]
  return {
    title: team.title,
    pages: { user: paths.learner.team(teamId), mentor: paths.mentorArea.team(teamId) },
    history: 'all',
    members: [...owner, ...members],
    isClosed: !canWrite(team),
  }
}
