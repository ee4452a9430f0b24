import type { TeamActivity } from '@mentor-connect/contract/work/projects/teamActivity'
import type { Database } from '../../../kernel/database/schema'
import { lockTeam, updateTeam } from './teams.repo'

/**
 * Records that a team has written in its room. If the team was asked before that whether it goes on, this
 * counts as a yes. Idempotent.
 */
export async function noteActivity(db: Database, { teamId, at }: TeamActivity): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, teamId)
    if (team?.state !== 'working' || at <= team.last_active_at) return
    const wasAskedLater = team.asked_at !== null && team.asked_at > at
    await updateTeam(tx, teamId, { last_active_at: at, ...(!wasAskedLater && { asked_at: null }) })
  })
}
