import { TEAM_ACTIVITY_MAX } from '@mentor-connect/contract/work/projects/teamActivity'
import { sql } from 'kysely'
import type { Database } from '../database/schema'

/** The condition of a partial index, in the same words. */
const HAS_NEW_MESSAGES = sql<boolean>`kind = 'project' and activity_seq < last_seq`

/** Rooms of teams with messages of which the main API was not told, and of which it was not told since this time. */
export const findActiveTeams = (db: Database, toldBefore: string) =>
  db
    .selectFrom('rooms')
    .select(['id', 'subject_id', 'last_seq', 'updated_at'])
    .where(HAS_NEW_MESSAGES)
    .where((eb) => eb.or([eb('activity_told_at', 'is', null), eb('activity_told_at', '<=', toldBefore)]))
    .orderBy('id')
    .limit(TEAM_ACTIVITY_MAX)
    .execute()

export async function noteActivityTold(
  db: Database,
  id: string,
  activity_seq: number,
  activity_told_at: string,
) {
  await db.updateTable('rooms').set({ activity_seq, activity_told_at }).where('id', '=', id).execute()
}
