import Database from 'libsql'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { OperatorError } from '../command'

/** Throws if a service, or any other process, has the database open. */
export async function requireUnused(location: DatabaseLocation): Promise<void> {
  const isInUse = location.url ? await hasOtherSessions(location) : isLocked(location.file)
  if (isInUse)
    throw new OperatorError(
      `The database ${location.url ? new URL(location.url).pathname.slice(1) : location.file} is in use: stop all services first.`,
    )
}

/** Switching the journal mode needs exclusive access. A file that cannot be opened counts as unused. */
function isLocked(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new Database(file)
  try {
    database.exec('pragma busy_timeout = 0')
    database.exec('pragma journal_mode = delete')
    return false
  } catch (error) {
    return String((error as { code?: string }).code).startsWith('SQLITE_BUSY')
  } finally {
    database.close()
  }
}

/** Only sessions of the same database user: monitoring has its own. */
async function hasOtherSessions(location: DatabaseLocation): Promise<boolean> {
  const db = openDatabase(location)
  try {
    const { rows } = await sql<{ sessions: number }>`select count(*) as sessions from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(db)
    return rows[0]!.sessions > 0
  } finally {
    await db.destroy()
  }
}
