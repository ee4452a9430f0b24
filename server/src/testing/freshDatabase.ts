import type { Kysely, Migration } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrations as apiMigrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'

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
  const { location, remove } = await (server ? newPostgres(server) : newSqlite(file))
  const db = openDatabase<Tables>(location)
  await migrate(db, migrations)
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

async function newPostgres(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  return {
    location: { url: url.href, file: '' },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  }
}

export async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
