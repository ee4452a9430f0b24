import type { Database } from '../../kernel/database/schema'

/** Number of latest decisions from which the usual waiting time is calculated. */
const LATEST = 20

export async function applicationSentAt(db: Database, mentorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mentors')
    .select('created_at')
    .where('id', '=', mentorId)
    .executeTakeFirst()
  return row?.created_at
}

/** Returns the times at which the latest applications were sent and decided. */
export function latestDecisions(db: Database): Promise<{ sentAt: string; decidedAt: string }[]> {
  return db
    .selectFrom('operator_acts')
    .innerJoin('mentors', 'mentors.id', 'operator_acts.target')
    .select(['mentors.created_at as sentAt', 'operator_acts.at as decidedAt'])
    .where('operator_acts.act', 'in', ['mentors approve', 'mentors reject'])
    .orderBy('operator_acts.at', 'desc')
    .orderBy('operator_acts.seq', 'desc')
    .limit(LATEST)
    .execute()
}
