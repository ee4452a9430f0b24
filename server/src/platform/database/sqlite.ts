import Database from 'libsql'
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { BUSY_TIMEOUT_MS, checkpoint, keepCheckpointed } from './checkpoints'
import { makeOwnerOnly } from './ownerOnly'

/** One file, opened by one connection of this process; other processes may have it open as well. */
export function sqliteDialect(file: string): Dialect {
  return new ImmediateSqliteDialect({ database: async () => openFile(file) })
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true })
  makeOwnerOnly(file)
  const database = new Database(file)
  // The timeout comes first: a second opener may meet a locked file on the very next pragma.
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Pages, 16 MB: what is rewritten often reaches the main file once and not with every batch.
  database.exec('pragma wal_autocheckpoint = 4000')
  const stopCheckpoints = keepCheckpointed(database, file)
  return {
    close: () => {
      stopCheckpoints()
      // Closing alone does not: a statement that was not collected yet keeps the connection open.
      checkpoint(database, CLOSE_PATIENCE_MS)
      database.close()
    },
    prepare: (sql) => {
      // SQLite has undone a transaction that failed for want of space or by a disk error: the reason is what counts.
      if (sql === 'rollback' && !database.inTransaction) return NOTHING_TO_DO
      return database.prepare(sql === 'begin' ? BEGIN : sql) as ReturnType<SqliteDatabase['prepare']>
    },
  }
}

const NOTHING_TO_DO: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

const CLOSE_PATIENCE_MS = 1_000

/** Takes the write lock at once: a deferred transaction that starts to write late can fail instead of waiting. */
const BEGIN = 'begin immediate'

class ImmediateSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** SQLite rolls schema changes back, so a set of migrations is applied whole, behind the write lock, or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
