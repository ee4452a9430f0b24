import Database from 'libsql'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { existsSync } from 'node:fs'
import type { AnyDatabase } from './copy/tables.repo'

/** Opens a database file read-only, for example of a backup. */
export function readSqliteFile(file: string): AnyDatabase {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const database = new Database(file)
  database.exec('pragma query_only = on')
  return new Kysely({ dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }) })
}
