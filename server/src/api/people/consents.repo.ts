import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../database/schema'

/** What was agreed to at sign-up; both null if the client did not send it. */
export interface Agreement {
  consent_version: string | null
  consented_at: Instant | null
}

/** Records the consent of a new account. Repeating the same version changes nothing. */
export async function recordConsent(db: Kysely<ApiDatabase>, personId: string, agreement: Agreement) {
  const { consent_version: version, consented_at: acceptedAt } = agreement
  if (!version || !acceptedAt) return
  await db
    .insertInto('consents')
    .values({ person_id: personId, version, accepted_at: acceptedAt })
    .onConflict((conflict) => conflict.columns(['person_id', 'version']).doNothing())
    .execute()
}
