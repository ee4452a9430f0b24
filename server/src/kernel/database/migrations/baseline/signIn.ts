import type { Kysely } from 'kysely'
import { key, required, belongsTo, createIndexes } from '../../../../platform/database/tableParts'

/** Creates sign-up, sessions, passwords and other ways to sign in. Secrets are stored as hashes. */
export async function createSignIn(db: Kysely<unknown>): Promise<void> {
  await createSessions(db)
  await createSignUps(db)
  await createPasswordResets(db)
  await createProviders(db)
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('device_id', 'text')
    .execute()
  await createIndexes(db, 'sessions', { sessions_by_person: ['person_id'] })
  await db.schema
    .createTable('known_devices')
    .addColumn('id', 'text', key)
    .addColumn('secret_hash', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text', required)
    .addUniqueConstraint('known_devices_once', ['person_id', 'secret_hash'])
    .execute()
  await createIndexes(db, 'known_devices', { known_devices_by_secret: ['secret_hash'] })
  await db.schema
    .createTable('password_guesses')
    .addColumn('subject', 'text', key)
    .addColumn('failures', 'integer', required)
    .addColumn('blocked_until', 'text', required)
    .addColumn('last_failed_at', 'text', required)
    .addColumn('warned_at', 'text')
    .execute()
  await createIndexes(db, 'password_guesses', { password_guesses_by_time: ['last_failed_at'] })
  await db.schema.createTable('ended_sessions').addColumn('session_id', 'text', key).execute()
}

async function createSignUps(db: Kysely<unknown>) {
  await db.schema
    .createTable('signups')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('secret_hash', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('otp_hash', 'text', required)
    .addColumn('otp_sent_at', 'text', required)
    .addColumn('otp_expires_at', 'text', required)
    .addColumn('wrong_tries', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('application', 'text')
    .addColumn('language', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('consented_at', 'text')
    .addColumn('requester', 'text')
    .addColumn('birth_year', 'integer')
    .addColumn('certificate_name', 'text')
    .execute()
  await createIndexes(db, 'signups', { signups_by_email: ['email', 'role'] })
  await db.schema
    .createTable('otp_guesses')
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('guesses', 'integer', required)
    .addPrimaryKeyConstraint('otp_guesses_pk', ['email', 'role', 'day'])
    .execute()
  await db.schema
    .createTable('sign_up_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await createIndexes(db, 'sign_up_links', { sign_up_links_by_email: ['email', 'role'] })
  await db.schema
    .createTable('sign_up_mails')
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('requester', 'text', required)
    .addColumn('hour', 'text', required)
    .addColumn('mails', 'integer', required)
    .addPrimaryKeyConstraint('sign_up_mails_pk', ['email', 'role', 'requester', 'hour'])
    .execute()
}

/** Creates password resets and changes of address. */
async function createPasswordResets(db: Kysely<unknown>) {
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await createIndexes(db, 'password_resets', { password_resets_by_email: ['email', 'role'] })
  await db.schema
    .createTable('password_reset_requests')
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('hour', 'text', required)
    .addColumn('requests', 'integer', required)
    .addPrimaryKeyConstraint('password_reset_requests_pk', ['email', 'role', 'hour'])
    .execute()
  await db.schema
    .createTable('email_changes')
    .addColumn('person_id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('wrong_tries', 'integer', required)
    .addColumn('requested_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
}

/**
 * Creates the identities by which learners sign in through the sign-in service or an OpenID Connect provider.
 */
async function createProviders(db: Kysely<unknown>) {
  await db.schema
    .createTable('identity_links')
    .addColumn('subject', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'identity_links', { identity_links_by_learner: ['learner_id'] })
  await db.schema
    .createTable('spent_sign_ins')
    .addColumn('session_id', 'text', key)
    .addColumn('spent_at', 'text', required)
    .execute()
  await db.schema
    .createTable('open_id_links')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('open_id_links_pk', ['issuer', 'subject'])
    .execute()
  await createIndexes(db, 'open_id_links', { open_id_links_by_learner: ['learner_id'] })
  await db.schema
    .createTable('open_id_attempts')
    .addColumn('state_hash', 'text', key)
    .addColumn('browser_hash', 'text', required)
    .addColumn('nonce', 'text', required)
    .addColumn('verifier', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
}
