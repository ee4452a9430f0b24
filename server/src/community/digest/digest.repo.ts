import { lockRows } from '../../platform/database/lockRows'
import type { Database, Instant } from '../../kernel/database/schema'

/** Locks the people whose weekly mail is due, at most `most`. */
export const lockDueDigests = (tx: Database, now: Instant, most: number) =>
  lockRows(
    tx,
    tx
      .selectFrom('community_digests')
      .selectAll()
      .where('mail_at', '<=', now)
      .orderBy('mail_at')
      .orderBy('person_id')
      .limit(most),
  ).execute()

export async function setDigest(tx: Database, personId: string, times: { since: Instant; mail_at: Instant }) {
  await tx.updateTable('community_digests').set(times).where('person_id', '=', personId).execute()
}

/** Finds the weekly mail of a person; undefined if the person no longer follows a subject. */
export const findDigest = (tx: Database, personId: string) =>
  tx.selectFrom('community_digests').selectAll().where('person_id', '=', personId).executeTakeFirst()
