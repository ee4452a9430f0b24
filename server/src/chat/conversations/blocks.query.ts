import type { Kysely } from 'kysely'
import type { ChatDatabase } from '../database/schema'

/** The partners with whom a conversation is blocked, by either of the two. */
export async function blockedPeopleOf(db: Kysely<ChatDatabase>, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['participant_low', 'participant_high'])
    .where((eb) => eb.or([eb('participant_low', '=', personId), eb('participant_high', '=', personId)]))
    .where((eb) => eb.or([eb('blocked_low', '=', 1), eb('blocked_high', '=', 1)]))
    .execute()
  return rows.map(({ participant_low, participant_high }) =>
    participant_low === personId ? participant_high : participant_low,
  )
}
