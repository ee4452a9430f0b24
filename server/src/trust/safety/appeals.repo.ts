import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Instant, Database } from '../../kernel/database/schema'
import type { AppealsTable } from '../../kernel/database/safetyTables'

export type Appeal = Selectable<AppealsTable>

/** Stores an appeal. Returns false if there already is an appeal against this sanction. */
export async function insertAppeal(
  db: Database,
  { sanctionId, text, now }: { sanctionId: string; text: string; now: Instant },
): Promise<boolean> {
  const row = await db
    .insertInto('appeals')
    .values({ id: randomUUID(), sanction_id: sanctionId, text, created_at: now, state: 'open' })
    .onConflict((conflict) => conflict.column('sanction_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the appeals of a person, by the id of the sanction. */
export async function appealsOf(db: Database, personId: string): Promise<Map<string, Appeal>> {
  const rows = await db
    .selectFrom('appeals')
    .innerJoin('sanctions', 'sanctions.id', 'appeals.sanction_id')
    .selectAll('appeals')
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map((row) => [row.sanction_id, row]))
}
