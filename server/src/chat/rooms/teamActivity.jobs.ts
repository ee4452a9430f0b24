import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { TEAM_ACTIVITY_MAX } from '@mentor-connect/contract/work/projects/teamActivity'
import { sql } from 'kysely'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../database/schema'
import type { ChatDependencies } from '../dependencies'

const tellTeamActivity = jobKind('rooms.team-activity')
/** The condition of a partial index, in the same words. */
const HAS_NEW_MESSAGES = sql<boolean>`kind = 'project' and activity_seq < last_seq`

/**
 * Tells the main API which teams talk in their room, so that they do not count as quiet. A team is told of at most once a
 * day, however much it writes.
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
        const rooms = await findActive(db, new Date(now.getTime() - DAY_MS).toISOString())
        if (rooms.length === 0) return
        await people.noteTeamActivity(rooms.map(({ subject_id: teamId, updated_at: at }) => ({ teamId, at })))
        for (const { id, last_seq } of rooms) await noteTold(db, id, last_seq, now.toISOString())
      }
    },
  })
  jobs.every(tellTeamActivity, HOUR_MS)
}

const findActive = (db: Database, toldBefore: string) =>
  db
    .selectFrom('rooms')
    .select(['id', 'subject_id', 'last_seq', 'updated_at'])
    .where(HAS_NEW_MESSAGES)
    .where((eb) => eb.or([eb('activity_told_at', 'is', null), eb('activity_told_at', '<=', toldBefore)]))
    .orderBy('id')
    .limit(TEAM_ACTIVITY_MAX)
    .execute()

async function noteTold(db: Database, id: string, activity_seq: number, activity_told_at: string) {
  await db.updateTable('rooms').set({ activity_seq, activity_told_at }).where('id', '=', id).execute()
}
