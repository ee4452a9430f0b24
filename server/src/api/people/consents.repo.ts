import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../database/schema'

/** What a sign-up agreed to; both null when its client did not say. */
export interface Agreement {
  consent_version: string | null
  consented_at: Instant | null
}

/** Keeps what a new account agreed to. Agreeing to the same version again changes nothing. */
export async function recordConsent(db: Kysely<ApiDatabase>, personId: string, agreement: Agreement) {
  const { consent_version: version, consented_at: acceptedAt } = agreement
  if (!version || !acceptedAt) return
  await db
    .insertInto('consents')
    .values({ person_id: personId, version, accepted_at: acceptedAt })
    .onConflict((conflict) => conflict.columns(['person_id', 'version']).doNothing())
    .execute()
}
