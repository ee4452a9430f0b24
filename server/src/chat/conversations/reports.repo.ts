import type { Insertable, Kysely } from 'kysely'
import type { ChatDatabase, ReportsTable } from '../database/schema'

export async function insertReport(db: Kysely<ChatDatabase>, report: Insertable<ReportsTable>) {
  await db.insertInto('reports').values(report).execute()
}
