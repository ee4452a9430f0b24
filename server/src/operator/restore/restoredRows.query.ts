import type { AnyDatabase } from '../../platform/database/copy/tables.repo'

export async function countRows(db: AnyDatabase, table: string): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
