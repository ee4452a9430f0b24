import { TEAM_ACTIVITY_MAX } from '@mentor-connect/contract/work/projects/teamActivity'
import { sql } from 'kysely'
import type { Database } from '../database/schema'

/** The condition of a partial index. It must have the same wording as there. */
const HAS_NEW_MESSAGES = sql<boolean>`kind = 'project' and activity_seq < last_seq`

/**
 * Returns rooms of teams with messages that were not yet reported to the main API. Rooms that were reported
 * since this time are left out.
 */
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
