import { OTP_GUESSES_PER_DAY, OTP_TRIES_PER_CODE } from '@mentor-connect/shared/contracts/limits'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { ApiDatabase, Instant, SignupsTable } from '../database/schema'

type Database = Kysely<ApiDatabase>
export type Signup = Selectable<SignupsTable>

/** Whose sign-up: an address under one role. */
export interface Claim {
  email: string
  role: Role
}

export async function insertSignup(db: Database, signup: Insertable<SignupsTable>) {
  await db.insertInto('signups').values(signup).execute()
}

/** Newest first. */
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

/** Puts a new code in place of the last, unless that one was sent too recently. Tells whether it did. */
export async function renewCode(
  db: Database,
  id: string,
  code: NewCode,
  sentBefore: Instant,
): Promise<boolean> {
  const row = await db
    .updateTable('signups')
    .set({ ...code, wrong_tries: 0 })
    .where('id', '=', id)
    .where('otp_sent_at', '<=', sentBefore)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one guess at a code before it is compared, so that guesses at the same moment cannot pass the limit. */
export async function countGuess(db: Database, id: string): Promise<Signup | undefined> {
  return db
    .updateTable('signups')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('id', '=', id)
    .where('wrong_tries', '<', OTP_TRIES_PER_CODE)
    .returningAll()
    .executeTakeFirst()
}

/** Counts one guess for the address on that day; false when the day's guesses are used up. */
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

export async function deleteSignups(db: Database, { email, role }: Claim) {
  await db.deleteFrom('signups').where('email', '=', email).where('role', '=', role).execute()
}

/** What no longer counts: sign-ups that nobody finished and the guesses of days gone by. */
export async function deleteForgotten(db: Database, createdBefore: Instant, today: string) {
  await db.deleteFrom('signups').where('created_at', '<=', createdBefore).execute()
  await db.deleteFrom('otp_guesses').where('day', '<', today).execute()
}
