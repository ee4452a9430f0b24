import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'
import { findActiveTeams, noteActivityTold } from './teamActivity.repo'

const tellTeamActivity = jobKind('rooms.team-activity')

/**
 * Tells the main API which teams have written in their room, so that they do not count as quiet. Each team is
 * reported at most once a day, however much it writes.
 */
export function handleTeamActivity({
  db,
  people,
  jobs,
  config,
  clock,
}: Pick<ChatDependencies, 'db' | 'people' | 'jobs' | 'config' | 'clock'>) {
  if (!config.serviceKey) return
  jobs.handle(tellTeamActivity, {
    async outside() {
      for (;;) {
        const now = clock()
        const rooms = await findActiveTeams(db, new Date(now.getTime() - DAY_MS).toISOString())
        if (rooms.length === 0) return
        await people.noteTeamActivity(rooms.map(({ subject_id: teamId, updated_at: at }) => ({ teamId, at })))
        for (const { id, last_seq } of rooms) await noteActivityTold(db, id, last_seq, now.toISOString())
      }
    },
  })
  jobs.every(tellTeamActivity, HOUR_MS)
}
