import Database from 'libsql'
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** One file, opened by one connection of this process; other processes may have it open as well. */
export function sqliteDialect(file: string): Dialect {
  return new ImmediateSqliteDialect({ database: async () => openFile(file) })
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  // The timeout comes first: a second opener may meet a locked file on the very next pragma.
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Pages, 64 MB: what is rewritten often reaches the main file once and not with every batch.
  database.exec('pragma wal_autocheckpoint = 16000')
  return {
    close: () => void database.close(),
    prepare: (sql) =>
      database.prepare(sql === 'begin' ? BEGIN : sql) as ReturnType<SqliteDatabase['prepare']>,
  }
}

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
