import { deleteJobsAbout } from '../../platform/jobs/jobs.repo'
import type { Database } from '../../kernel/database/schema'
import { lockAccount } from './credentials.repo'
import { MENTOR_LIST_TABLES } from './mentorAccount.repo'
import type { Person } from './person.repo'
import { UNKNOWN_RANK } from './replyRanks'

/** Replaces the name of a mentor whose account was deleted; bilingual, because readers of both languages see it. */
export const FORMER_MENTOR = 'Former mentor · पूर्व मेंटर'

/** Tables keyed by the person's id. */
const OWN_TABLES = [
  'sessions',
  'known_devices',
  'account_use',
  'notice_people',
  'email_changes',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'second_factors',
  'second_steps',
  'consents',
  'sanctions',
] as const

/** Tables keyed by address and role: pending sign-ups and password resets. */
const SIGN_IN_TABLES = [
  'signups',
  'sign_up_links',
  'sign_up_mails',
  'otp_guesses',
  'password_resets',
  'password_reset_requests',
] as const

/**
 * Deletes a person's sessions, passkeys, devices, consents and sanctions, and unfinished sign-ups and
 * password resets of the person's address.
 */
export async function forgetSignIns(
  tx: Database,
  { id, email, role }: Pick<Person, 'id' | 'email' | 'role'>,
) {
  await lockAccount(tx, role, id)
  await deleteJobsAbout(tx, id)
  await tx.deleteFrom('time_cells').where('person_id', '=', id).execute()
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute()
  for (const table of SIGN_IN_TABLES)
    await tx.deleteFrom(table).where('email', '=', email).where('role', '=', role).execute()
}

/** Deletes the account of a learner. Foreign keys cascade to enrolments, progress, activity, links and the rest. */
export async function deleteLearner(tx: Database, id: string) {
  await tx.deleteFrom('learners').where('id', '=', id).execute()
}

/** Deletes the lists in the profile of a mentor, and the checks of the mentor that operators have made. */
export async function emptyProfile(tx: Database, id: string) {
  for (const table of MENTOR_LIST_TABLES) await tx.deleteFrom(table).where('person_id', '=', id).execute()
  await tx.deleteFrom('mentor_checks').where('mentor_id', '=', id).execute()
}

/** Deletes the account of a mentor. If courses need the account, its row stays without the name. */
export async function deleteMentor(tx: Database, id: string, { isNeeded }: { isNeeded: boolean }) {
  if (isNeeded) await makeNameless(tx, id)
  else await tx.deleteFrom('mentors').where('id', '=', id).execute()
}

/**
 * Deletes the recorded changes of access. Call it last: earlier statements fire triggers that record a
 * change, and chat is notified of the deletion separately.
 */
export async function forgetAccess(tx: Database, id: string) {
  await tx.deleteFrom('account_access').where('person_id', '=', id).execute()
}

async function makeNameless(tx: Database, id: string) {
  await tx
    .updateTable('mentors')
    .set({
      name: FORMER_MENTOR,
      email: `${id}@erased.invalid`,
      password_hash: null,
      mobile: null,
      profile: null,
      verified: 0,
      status: 'inactive',
      expertise: '',
      experience: 0,
      language: null,
      certificate_name: null,
      headline: '',
      story: '',
      city: '',
      time_zone: null,
      reply_rank: UNKNOWN_RANK,
      active_week: null,
      next_slot_at: null,
      found_by: '',
      rating_sum: 0,
      rating_count: 0,
    })
    .where('id', '=', id)
    .execute()
}
