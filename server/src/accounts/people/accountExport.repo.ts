import type { Database } from '../../kernel/database/schema'
import type { ExportedAccount } from '../../kernel/personal-data/personalData'
import { rowsOfLearner } from '../../kernel/personal-data/rowsOfLearner.repo'
import { findConsent } from './age.repo'
import type { MentorListTable } from './mentorAccount.repo'

/** Reads the account itself, with its sessions and consents. */
export async function accountDataOf(db: Database, { id, role }: ExportedAccount) {
  const own = role === 'user' ? await learnerData(db, id) : await mentorData(db, id)
  return { ...own, ...(await sessionsAndConsents(db, id)), ...(await passkeysAndCodes(db, id)) }
}

async function learnerData(db: Database, id: string) {
  return {
    account: await db
      .selectFrom('learners')
      .select([
        'id',
        'email',
        'name',
        'mobile',
        'profile',
        'auth_type',
        'language',
        'time_zone',
        'birth_year',
        'certificate_name',
      ])
      .select(['created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    guardianConsent: await guardianConsentOf(db, id),
    domains: await tagsOf(db, 'learner_domains', id),
    signInService: await rowsOfLearner(db, 'identity_links', id),
    openIdConnect: await rowsOfLearner(db, 'open_id_links', id),
  }
}

/** Returns the consent of a guardian, without the token of the mailed link. */
async function guardianConsentOf(db: Database, id: string) {
  const consent = await findConsent(db, id)
  if (!consent) return null
  const { token_hash: _, ...rest } = consent
  return rest
}

async function mentorData(db: Database, id: string) {
  return {
    account: await db
      .selectFrom('mentors')
      .select(['id', 'email', 'name', 'mobile', 'profile', 'status', 'expertise', 'experience', 'language'])
      .select(['headline', 'story', 'city', 'time_zone', 'reply_rank', 'active_week'])
      .select(['hides_email', 'hides_mobile', 'certificate_name', 'created_at', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    domains: await tagsOf(db, 'mentor_domains', id),
    links: await tagsOf(db, 'mentor_links', id),
    languages: await tagsOf(db, 'mentor_languages', id),
    topics: await tagsOf(db, 'mentor_topics', id),
    checks: await db
      .selectFrom('mentor_checks')
      .select(['kind', 'detail', 'checked_on', 'withdrawn_at'])
      .where('mentor_id', '=', id)
      .execute(),
  }
}

async function tagsOf(db: Database, table: 'learner_domains' | MentorListTable, id: string) {
  const rows = await db
    .selectFrom(table)
    .select('value')
    .where('person_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ value }) => value)
}

async function sessionsAndConsents(db: Database, id: string) {
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'last_used_at', 'browser', 'system'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    use: await db
      .selectFrom('account_use')
      .select(['last_used_at', 'warned', 'erase_at'])
      .where('person_id', '=', id)
      .execute(),
    notices: await db
      .selectFrom('notice_people')
      .select(['notice', 'queued_at'])
      .where('person_id', '=', id)
      .execute(),
    knownDevices: await db
      .selectFrom('known_devices')
      .select(['created_at', 'last_used_at'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    emailChanges: await db
      .selectFrom('email_changes')
      .select(['email', 'requested_at', 'expires_at'])
      .where('person_id', '=', id)
      .execute(),
    consents: await db
      .selectFrom('consents')
      .select(['version', 'accepted_at', 'language'])
      .where('person_id', '=', id)
      .orderBy('accepted_at')
      .execute(),
  }
}

/** Returns names and times only, because keys and codes are credentials. */
async function passkeysAndCodes(db: Database, id: string) {
  return {
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'is_synced', 'created_at', 'last_used_at'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    secondFactor: await db
      .selectFrom('second_factors')
      .select(['created_at', 'ends_at'])
      .where('person_id', '=', id)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_codes')
      .select(['created_at', 'used_at'])
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
  }
}
