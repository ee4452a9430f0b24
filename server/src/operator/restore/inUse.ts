import Database from 'libsql'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'
import { OperatorError } from '../command'

const TRIES = 10
const PAUSE_MS = 100

/** Throws if a service, or any other process, has the database open. */
export async function requireUnused(location: DatabaseLocation): Promise<void> {
  if (location.url ? await keepsSessions(location) : isLocked(location.file)) throw inUse(location)
}

export const inUse = ({ url, file }: DatabaseLocation) =>
  new OperatorError(
    `The database ${url ? new URL(url).pathname.slice(1) : file} is in use: stop all services first.`,
  )

/**
 * Returns true if the database still has other sessions after several checks. PostgreSQL lists the session of
 * a client that has just ended for a moment longer.
 */
async function keepsSessions(location: DatabaseLocation): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const isInUse = await hasOtherSessions(location)
    if (!isInUse || tries === TRIES) return isInUse
    await delay(PAUSE_MS)
  }
}

/**
 * Returns true if another process has the file open. The check changes the journal mode, which needs
 * exclusive access. A file that cannot be opened counts as unused.
 */
function isLocked(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new Database(file)
  try {
    database.exec('pragma busy_timeout = 0')
    database.exec('pragma journal_mode = delete')
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    database.close()
  }
}

export const isBusy = (error: unknown) => String((error as { code?: string }).code).startsWith('SQLITE_BUSY')

/** Returns true if the same database user has other sessions. Other users, such as monitoring, do not count. */
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
