import type { Database } from '../../kernel/database/schema'

/** Names of learners or mentors by id. Those whose account was deleted are missing. */
export async function namesIn(
  db: Database,
  table: 'learners' | 'mentors',
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
