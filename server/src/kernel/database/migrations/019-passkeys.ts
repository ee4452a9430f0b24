import type { Kysely } from 'kysely'
import { createIndexes, key, required, requiredOnce } from '../../../platform/database/tableParts'

/** Creates the passkeys of people, and the second factor that people can turn on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPasskeys(db)
  await createSecondFactors(db)
  await db.schema.alterTable('sessions').addColumn('proved_at', 'text').execute()
}

async function createPasskeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', key)
    .addColumn('credential_id', 'text', requiredOnce)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('transports', 'text', required)
    .addColumn('is_synced', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute()
  await createIndexes(db, 'passkeys', { passkeys_by_person: ['person_id', 'created_at'] })
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', key)
    .addColumn('browser_hash', 'text', required)
    .addColumn('purpose', 'text', required)
    .addColumn('person_id', 'text')
    .addColumn('expires_at', 'text', required)
    .execute()
  await createIndexes(db, 'passkey_challenges', {
    passkey_challenges_by_end: ['expires_at'],
    passkey_challenges_by_person: ['person_id'],
  })
}

async function createSecondFactors(db: Kysely<unknown>) {
  await db.schema
    .createTable('second_factors')
    .addColumn('person_id', 'text', key)
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('ends_at', 'text')
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('code_hash', 'text', requiredOnce)
    .addColumn('created_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute()
  await createIndexes(db, 'recovery_codes', { recovery_codes_by_person: ['person_id'] })
  await db.schema
    .createTable('second_steps')
    .addColumn('browser_hash', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await createIndexes(db, 'second_steps', {
    second_steps_by_end: ['expires_at'],
    second_steps_by_person: ['person_id'],
  })
}
