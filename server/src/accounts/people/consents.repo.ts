import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Instant, Database } from '../../kernel/database/schema'

/** An agreement to the terms. Version and time are null if the client did not send them. */
export interface Agreement {
  consent_version: string | null
  consented_at: Instant | null
  /** The language in which the person read the terms; null if it is unknown. */
  language: Locale | null
}

/** Records a consent. Repeating the same version changes nothing. */
export async function recordConsent(db: Database, personId: string, agreement: Agreement) {
  const { consent_version: version, consented_at: acceptedAt, language } = agreement
  if (!version || !acceptedAt) return
  await db
    .insertInto('consents')
    .values({ person_id: personId, version, accepted_at: acceptedAt, language })
    .onConflict((conflict) => conflict.columns(['person_id', 'version']).doNothing())
    .execute()
}

/** Returns the last version of the terms to which the person has agreed; null if none is recorded. */
export async function lastConsent(db: Database, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('consents')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.version ?? null
}
