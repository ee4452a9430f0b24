import type { Database } from '../../../kernel/database/schema'

/** Returns the names of learners and mentors by id. Those whose account was deleted are missing. */
export async function namesOfPeople(db: Database, ids: string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('learners')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .union(db.selectFrom('mentors').select(['id', 'name']).where('id', 'in', wanted))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
