import type { Instant, Database } from '../../kernel/database/schema'

/**
 * Returns the hash of the text with which the sending of a notice was begun, or undefined if there is no such
 * notice.
 */
export async function findNotice(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('notices').select('sha256').where('name', '=', name).executeTakeFirst()
  return row?.sha256
}

/** Stores a new notice. Returns false if there is already a notice with this name. */
export async function beginNotice(
  tx: Database,
  notice: { name: string; sha256: string; begun_at: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns those of the given people who have already received the notice. */
export async function noticedAmong(db: Database, notice: string, people: string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('notice_people')
    .select('person_id')
    .where('notice', '=', notice)
    .where('person_id', 'in', people)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/**
 * Records that the notice is queued for a person. Returns false if that was already recorded, by this or
 * another process.
 */
export async function countPerson(
  tx: Database,
  row: { notice: string; person_id: string; queued_at: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notice_people')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'notice']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
