import type { Kysely, Migration } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations as apiMigrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { databaseOn, onServer, templateOn } from './postgresTemplate'

export interface FreshDatabase<Tables> {
  db: Kysely<Tables>
  location: DatabaseLocation
  /** Closes the database and removes it. */
  drop: () => Promise<void>
}

/** An empty, migrated database of the main API; PostgreSQL when `TEST_DATABASE_URL` names a server, else SQLite. */
export function freshDatabase(): Promise<FreshDatabase<ApiDatabase>> {
  return freshDatabaseWith<ApiDatabase>(apiMigrations)
}

export async function freshDatabaseWith<Tables>(
  migrations: Record<string, Migration>,
  /** Where an SQLite file has to be, for a test whose processes look for it. */
  file?: string,
): Promise<FreshDatabase<Tables>> {
  const server = process.env.TEST_DATABASE_URL
  const { location, remove } = await (server ? newPostgres(server, migrations) : newSqlite(file))
  const db = openDatabase<Tables>(location)
  if (!server) await migrate(db, migrations)
  const drop = async () => {
    await db.destroy()
    await remove()
  }
  return { db, location, drop }
}

async function newSqlite(file?: string) {
  if (file) return { location: { file }, remove: () => rm(file, { force: true }) }
  const folder = await mkdtemp(join(tmpdir(), 'mentor-connect-'))
  return {
    location: { file: join(folder, 'test.db') },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function newPostgres(server: string, migrations: Record<string, Migration>) {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name} template ${await templateOn(server, migrations)}`)
  return {
    location: { url: databaseOn(server, name), file: '' },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  }
}
