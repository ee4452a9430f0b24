import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import type { Claim } from './signups.repo'

/** Hourly limits of mails to one address: those requested from one network, and those from all networks together. */
export const MAILS_PER_REQUESTER = 5
export const MAILS_PER_EMAIL = 10

const EVERYBODY = ''

export interface MailCount extends Claim {
  /** Hash of the requester's network; empty for the count of all networks together. */
  requester: string
  /** In UTC, as `YYYY-MM-DDTHH`. */
  hour: string
}

/** Counts one mail. Returns false if this requester, or all requesters together, reached the hourly limit. */
export async function takeMail(tx: Database, count: MailCount): Promise<boolean> {
  return (
    (await increment(tx, count, MAILS_PER_REQUESTER)) &&
    (await increment(tx, { ...count, requester: EVERYBODY }, MAILS_PER_EMAIL))
  )
}

async function increment(tx: Database, count: MailCount, max: number): Promise<boolean> {
  const row = await tx
    .insertInto('sign_up_mails')
    .values({ ...count, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'role', 'requester', 'hour'])
        .doUpdateSet({ mails: sql`sign_up_mails.mails + 1` })
        .where('sign_up_mails.mails', '<', max),
    )
    .returning('mails')
    .executeTakeFirst()
  return row !== undefined
}

/** Undoes the count for a mail that was never sent. */
export async function giveMailBack(tx: Database, { email, role, requester, hour }: MailCount) {
  await tx
    .updateTable('sign_up_mails')
    .set({ mails: sql`mails - 1` })
    .where('email', '=', email)
    .where('role', '=', role)
    .where('requester', 'in', [requester, EVERYBODY])
    .where('hour', '=', hour)
    .execute()
}

export async function deleteOldMailCounts(db: Database, hour: string) {
  await db.deleteFrom('sign_up_mails').where('hour', '<', hour).execute()
}
