import type { MentorCheck } from '@mentor-connect/contract/accounts/people'
import type { Insertable } from 'kysely'
import type { ApiDatabase, Instant, Database } from '../../kernel/database/schema'

/** Returns the checks of a mentor that operators have made, latest first. */
export function checksOf(db: Database, mentorId: string) {
  return db
    .selectFrom('mentor_checks')
    .select(['id', 'kind', 'detail', 'checked_on'])
    .where('mentor_id', '=', mentorId)
    .where('withdrawn_at', 'is', null)
    .orderBy('checked_on', 'desc')
    .orderBy('id')
    .execute()
}

export async function shownChecksOf(db: Database, mentorId: string): Promise<MentorCheck[]> {
  const rows = await checksOf(db, mentorId)
  return rows.map(({ kind, detail, checked_on }) => ({ kind, of: detail, checkedOn: checked_on }))
}

export async function insertCheck(tx: Database, check: Insertable<ApiDatabase['mentor_checks']>) {
  await tx.insertInto('mentor_checks').values(check).execute()
}

/** Withdraws a check and returns the mentor's id; undefined if there is no such check or it was withdrawn before. */
export async function withdrawCheck(tx: Database, id: string, now: Instant): Promise<string | undefined> {
  const row = await tx
    .updateTable('mentor_checks')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('mentor_id')
    .executeTakeFirst()
  return row?.mentor_id
}
