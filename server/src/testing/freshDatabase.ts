import { sql, type Kysely, type Migration } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations as apiMigrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { pingDatabase } from '../platform/database/pingDatabase'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { POSTGRES_LIMITS, type PostgresLimits } from '../platform/config/settings/databaseSettings'
import { copyOfSqlite } from './databaseTemplates'
import { databaseOn, onServer } from './postgresServer'
import { takeDatabase } from './reusedDatabases'

export interface FreshDatabase<Tables> {
  db: Kysely<Tables>
  location: DatabaseLocation
  /**
   * A connection like that of a second process. With SQLite it is the same connection: calls of SQLite block the whole
   * process, so a second connection would wait for a transaction that cannot continue.
   */
  secondProcess: () => { db: Kysely<Tables>; close: () => Promise<void> }
  /** Closes the database and removes it. */
  drop: () => Promise<void>
}

/**
 * An empty, migrated database of the main API: PostgreSQL if `TEST_DATABASE_URL` names a server, otherwise SQLite.
 */
export function freshDatabase(): Promise<FreshDatabase<ApiDatabase>> {
  return freshDatabaseWith<ApiDatabase>(apiMigrations)
}

export async function freshDatabaseWith<Tables>(
  migrations: Record<string, Migration>,
  /** Path of the SQLite file, if the processes of a test expect it at a certain place. */
  file?: string,
): Promise<FreshDatabase<Tables>> {
  const server = process.env.TEST_DATABASE_URL
  const { location, remove } = await (server
    ? migratedPostgres(server, migrations)
    : newSqlite(migrations, file))
  const db = openDatabase<Tables>(location)
  // The database is used once, because Kysely opens it at first use and does not close an unused one.
  await pingDatabase(db)
  // Tests do not simulate power cuts, so writes need not wait for the disk. Other processes see them anyway.
  if (!server) await sql`pragma synchronous = off`.execute(db)
  const drop = async () => {
    await db.destroy()
    await remove()
  }
  const secondProcess = () => {
    if (!server) return { db, close: async () => undefined }
    const own = openDatabase<Tables>(location)
    return { db: own, close: () => own.destroy() }
  }
  return { db, location, secondProcess, drop }
}

async function newSqlite(migrations: Record<string, Migration>, given?: string) {
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'mentor-connect-'))
  const file = given ?? join(folder!, 'test.db')
  await copyOfSqlite(file, migrations)
  return { location: { file }, remove: () => rm(folder ?? file, { recursive: true, force: true }) }
}

/** Generous limits: the defaults could fail a test on a slow machine. */
const PATIENT: PostgresLimits = {
  databasePoolSize: POSTGRES_LIMITS.databasePoolSize,
  databaseConnectTimeout: 300_000,
  databaseStatementTimeout: 300_000,
}

/** An empty database on a PostgreSQL server. */
export async function newPostgres(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}`)
  return {
    name,
    location: locationOf(server, name),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function migratedPostgres(server: string, migrations: Record<string, Migration>) {
  const { name, giveBack } = await takeDatabase(server, migrations)
  return { location: locationOf(server, name), remove: giveBack }
}

const locationOf = (server: string, name: string) => ({
  url: databaseOn(server, name),
  file: '',
  limits: PATIENT,
})
