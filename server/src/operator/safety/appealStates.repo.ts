import type { Database } from '../../kernel/database/schema'
import type { Appeal } from '../../trust/safety/appeals.repo'

/** Returns a query for appeals, each joined with its sanction. */
export const appealsWithSanctions = (db: Database) =>
  db
    .selectFrom('appeals')
    .innerJoin('sanctions', 'sanctions.id', 'appeals.sanction_id')
    .selectAll('appeals')
    .select(['sanctions.person_id', 'sanctions.role', 'kind', 'reason'])
    .select(['imposed_by', 'imposed_at', 'case_id'])

export function findAppeal(db: Database, id: string): Promise<Appeal | undefined> {
  return db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Decides an appeal. Returns undefined if it is not open. */
export function closeAppeal(
  tx: Database,
  id: string,
  ruling: Pick<Appeal, 'state' | 'answer' | 'decided_by' | 'decided_at'>,
): Promise<Appeal | undefined> {
  return tx
    .updateTable('appeals')
    .set(ruling)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}
