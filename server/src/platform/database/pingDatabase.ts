import { sql, type Kysely } from 'kysely'
import { Unavailable } from '../availability/unavailable'
import { isPostgres } from './isPostgres'

/** Throws if the database does not respond or is read-only (a standby). */
export async function pingDatabase<Tables>(db: Kysely<Tables>) {
  if (!isPostgres(db)) return void (await sql`select 1`.execute(db))
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(db)
  if (rows[0]?.setting === 'on') throw new Unavailable('disk_read_only')
}
