import Database from 'libsql'
import { inUse, isBusy } from '../restore/inUse'

/** A SQLite file that no other connection can read or write. */
export interface LockedSource {
  /** Writes a consistent copy to a new file. */
  copyTo: (copy: string) => void
  release: () => void
}

/**
 * Locks a SQLite file. Uses no prepared statements: they would keep the connection open until they are
 * garbage-collected.
 *
 * @throws {OperatorError} if a service, or any other process, has the file open
 */
export function lockSource(file: string): LockedSource {
  const database = new Database(file)
  try {
    database.exec('pragma busy_timeout = 0')
    database.exec('pragma locking_mode = exclusive')
    // The first transaction takes the lock, and the locking mode keeps it afterwards.
    database.exec('begin exclusive')
    database.exec('commit')
  } catch (error) {
    database.close()
    throw isBusy(error) ? inUse({ file }) : error
  }
  return {
    copyTo: (copy) => database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`),
    release: () => database.close(),
  }
}
