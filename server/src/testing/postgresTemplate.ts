import type { Migration } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'

type Migrations = Record<string, Migration>

const ready = new Map<string, Promise<string>>()

/** Name of a migrated, empty database on this server: a copy of it is made in a third of the time that migrating takes. */
export function templateOn(server: string, migrations: Migrations): Promise<string> {
  const name = `template_${fingerprint(migrations)}`
  const known = ready.get(server + name)
  if (known) return known
  const made = make(server, name, migrations)
  ready.set(server + name, made)
  return made
}

/** Migrations that were changed are others, on a server that outlives a run. */
function fingerprint(migrations: Migrations): string {
  const text = Object.entries(migrations).map(([name, { up }]) => `${name} ${up}`)
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)
}

/** Test files run at the same time: whoever is first gives the name, the others drop what they made. */
async function make(server: string, name: string, migrations: Migrations): Promise<string> {
  if (await exists(server, name)) return name
  const draft = `draft_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${draft}`)
  const db = openDatabase<unknown>({ url: databaseOn(server, draft), file: '' })
  await migrate(db, migrations)
  await db.destroy()
  try {
    await onServer(server, `alter database ${draft} rename to ${name}`)
  } catch (error) {
    await onServer(server, `drop database ${draft} with (force)`)
    if (!(await exists(server, name))) throw error
  }
  return name
}

async function exists(server: string, name: string): Promise<boolean> {
  const { rows } = await onServer(server, `select 1 from pg_database where datname = '${name}'`)
  return rows.length > 0
}

export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function onServer(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
