import { OTP_GUESSES_PER_DAY, OTP_TRIES_PER_CODE } from '@mentor-connect/contract/rules/limits'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { sql, type Insertable, type Selectable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Database } from '../../kernel/database/schema'
import type { SignupsTable } from '../../kernel/database/signInTables'

export type Signup = Selectable<SignupsTable>

/** The content of a sign-up, without the address. */
export type Answers = Pick<
  Signup,
  | 'name'
  | 'password_hash'
  | 'application'
  | 'language'
  | 'consent_version'
  | 'consented_at'
  | 'birth_year'
  | 'certificate_name'
>

/** Identifies a sign-up: an address and a role. */
export interface Claim {
  email: string
  role: Role
}

export async function insertSignup(db: Database, signup: Insertable<SignupsTable>) {
  await db.insertInto('signups').values(signup).execute()
}

/** Limits of pending sign-ups for one address: from all networks together, and from one network. */
const WAITING_PER_EMAIL = 10
const WAITING_PER_REQUESTER = 3

/**
 * Makes room for a new sign-up of an address: deletes the oldest sign-ups from the same network, then the
 * oldest from any network, until both limits are met.
 */
export async function deleteSurplusSignups(db: Database, claim: Claim, requester: string) {
  const ofAddress = db
    .selectFrom('signups')
    .select(['id', 'requester', 'created_at'])
    .where('email', '=', claim.email)
    .where('role', '=', claim.role)
  // The rows are locked in a fixed order, so that two concurrent calls cannot deadlock.
  const locked = await lockRows(db, ofAddress.orderBy('id')).execute()
  const age = ({ created_at, id }: (typeof locked)[number]) => `${created_at} ${id}`
  const signups = locked.sort((one, other) => (age(one) < age(other) ? 1 : -1))
  const ofNetwork = signups.filter((signup) => signup.requester === requester)
  const surplus = ofNetwork.slice(WAITING_PER_REQUESTER - 1)
  const others = signups.filter((signup) => !surplus.includes(signup)).slice(WAITING_PER_EMAIL - 1)
  const ids = [...surplus, ...others].map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('signups').where('id', 'in', ids).execute()
}

/** Finds the pending sign-ups of an address, newest first. */
export function findSignups(db: Database, { email, role }: Claim, createdAfter: Instant): Promise<Signup[]> {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('email', '=', email)
    .where('role', '=', role)
    .where('created_at', '>', createdAfter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function updateSignup(
  db: Database,
  id: string,
  change: Partial<Omit<SignupsTable, 'id' | 'email' | 'role'>>,
) {
  await db.updateTable('signups').set(change).where('id', '=', id).execute()
}

export type NewCode = Pick<SignupsTable, 'otp_hash' | 'otp_sent_at' | 'otp_expires_at'>

/** Replaces the code unless the last one was sent within the cooldown. Returns whether the code was replaced. */
export async function renewCode(
  db: Database,
  id: string,
  code: NewCode,
  cooldown: { after: Instant; until: Instant },
): Promise<boolean> {
  const row = await db
    .updateTable('signups')
    .set({ ...code, wrong_tries: 0 })
    .where('id', '=', id)
    .where((is) => is.or([is('otp_sent_at', '<=', cooldown.after), is('otp_sent_at', '>', cooldown.until)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one attempt before the code is compared, so that concurrent attempts cannot exceed the limit. */
export async function countGuess(db: Database, id: string): Promise<Signup | undefined> {
  return db
    .updateTable('signups')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('id', '=', id)
    .where('wrong_tries', '<', OTP_TRIES_PER_CODE)
    .returningAll()
    .executeTakeFirst()
}

/** Counts one attempt for the address on that day. Returns false if the daily limit is reached. */
export async function countGuessOfDay(db: Database, { email, role }: Claim, day: string): Promise<boolean> {
  const row = await db
    .insertInto('otp_guesses')
    .values({ email, role, day, guesses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'role', 'day'])
        .doUpdateSet({ guesses: sql`otp_guesses.guesses + 1` })
        .where('otp_guesses.guesses', '<', OTP_GUESSES_PER_DAY),
    )
    .returning('guesses')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSignup(db: Database, id: string) {
  await db.deleteFrom('signups').where('id', '=', id).execute()
}

/** Deletes abandoned sign-ups and the attempt counters of past days. */
export async function deleteForgotten(db: Database, createdBefore: Instant, today: string) {
  await db.deleteFrom('signups').where('created_at', '<=', createdBefore).execute()
  await db.deleteFrom('otp_guesses').where('day', '<', today).execute()
}
