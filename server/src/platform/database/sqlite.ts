import Database from 'libsql'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { BUSY_TIMEOUT_MS, checkpoint, keepCheckpointed } from './checkpoints'
import { makeOwnerOnly } from './ownerOnly'
import { preparedStatements } from './preparedStatements'
import { inTurns } from './turns'

/**
 * Returns the dialect for one SQLite file. This process opens it with one connection; other processes may
 * have it open as well.
 */
export function sqliteDialect(file: string): Dialect {
  return new ImmediateSqliteDialect({ database: async () => openFile(file) })
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true })
  makeOwnerOnly(file)
  const database = new Database(file)
  // The timeout is set first, because the file may already be locked when the next pragma runs.
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Number of pages (16 MB). Rows that change often are then written to the main file only once.
  database.exec('pragma wal_autocheckpoint = 4000')
  const stopCheckpoints = keepCheckpointed(database, file)
  const statements = preparedStatements(database)
  return {
    close: () => {
      stopCheckpoints()
      statements.forget()
      // Closing the database does not always write the log to the main file: a statement that was not
      // garbage-collected keeps the connection open.
      checkpoint(database, CLOSE_TIMEOUT_MS)
      database.close()
    },
    prepare: (sql) => {
      // After a full disk or a disk error, SQLite has already rolled back. A second rollback would fail, and
      // its error would hide the first one.
      if (sql === 'rollback' && !database.inTransaction) return NOTHING_TO_DO
      return statements.prepare(sql === 'begin' ? BEGIN : sql)
    },
  }
}

const NOTHING_TO_DO: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

const CLOSE_TIMEOUT_MS = 1_000

/** Begins a transaction with the write lock, because a deferred transaction can fail at its first write. */
const BEGIN = 'begin immediate'

class ImmediateSqliteDialect extends SqliteDialect {
  constructor(private readonly ownConfig: SqliteDialectConfig) {
    super(ownConfig)
  }

  override createDriver() {
    return new TurningDriver(this.ownConfig)
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** A driver with a single connection, which lets the event loop process other work between statements. */
class TurningDriver extends SqliteDriver {
  private connection: DatabaseConnection | undefined

  override async acquireConnection() {
    const connection = await super.acquireConnection()
    return (this.connection ??= inTurns(connection))
  }
}

/** SQLite supports transactional DDL: a set of migrations is applied atomically. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
