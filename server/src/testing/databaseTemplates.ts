import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Migration } from 'kysely'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { databaseOn, onServer, rowsOf } from './postgresServer'

type Migrations = Record<string, Migration>

/**
 * Databases are migrated once per test run; each test gets a copy. `jest.config.mjs` sets the id of the run and calls
 * `removeTemplates` at its end.
 */
const RUN = process.env.TEST_RUN ?? randomUUID()
export const TEMPLATES_FOLDER = join(tmpdir(), `mentor-connect-templates-${RUN}`)
/** Identifies the run in the names of its databases; it is short because names may have at most 63 characters. */
export const TEST_RUN = RUN.replaceAll('-', '').slice(0, 16)
const PREFIX = `template_${TEST_RUN}_`
/** A database with this name is removed at the end of the run. */
export const templateName = (suffix: string) => PREFIX + suffix

/** Makes a migrated SQLite database. */
export async function copyOfSqlite(file: string, migrations: Migrations): Promise<void> {
  const template = join(TEMPLATES_FOLDER, `${fingerprint(migrations)}.db`)
  if (!existsSync(template)) {
    await mkdir(TEMPLATES_FOLDER, { recursive: true })
    const draft = `${template}.${randomUUID()}`
    await migrated({ file: draft }, migrations)
    // Test files run concurrently. If several create the template, the last one replaces it with an identical one.
    await rename(draft, template)
  }
  await mkdir(dirname(file), { recursive: true })
  await copyFile(template, file)
}

/** Makes a migrated database on a PostgreSQL server. */
export async function copyOnPostgres(server: string, name: string, migrations: Migrations): Promise<void> {
  const template = templateName(fingerprint(migrations))
  if (!(await exists(server, template))) await makeTemplate(server, template, migrations)
  await onServer(server, `create database ${name} template ${template}`)
}

async function makeTemplate(server: string, template: string, migrations: Migrations) {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${draft}`)
  await migrated({ url: databaseOn(server, draft), file: '' }, migrations)
  await nameTemplate(server, draft, template)
}

/** Copies a database, which must not be in use, as the template with this name. */
export async function templateOf(server: string, name: string, template: string) {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${draft} template ${name}`)
  await nameTemplate(server, draft, template)
}

async function nameTemplate(server: string, draft: string, template: string) {
  try {
    await onServer(server, `alter database ${draft} rename to ${template}`)
  } catch (error) {
    await onServer(server, `drop database ${draft} with (force)`)
    // If the template exists, another test file has created it in the meantime.
    if (!(await exists(server, template))) throw error
  }
}

async function exists(server: string, name: string): Promise<boolean> {
  return (await rowsOf(server, `select 1 from pg_database where datname = '${name}'`)).length > 0
}

async function migrated(location: DatabaseLocation, migrations: Migrations) {
  const db = openDatabase<unknown>(location)
  await migrate(db, migrations)
  await db.destroy()
}

/** Tests of migrations pass their own, so templates are distinguished by a hash. */
export function fingerprint(migrations: Migrations): string {
  const text = Object.entries(migrations).map(([name, { up }]) => `${name} ${up}`)
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)
}

export async function removeTemplates(): Promise<void> {
  await rm(TEMPLATES_FOLDER, { recursive: true, force: true })
  const server = process.env.TEST_DATABASE_URL
  if (!server) return
  const templates = await rowsOf(server, `select datname from pg_database where datname like '${PREFIX}%'`)
  for (const { datname } of templates) await onServer(server, `drop database ${datname} with (force)`)
}
