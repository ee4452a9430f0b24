import { Migrator, type Kysely, type Migration, sql } from 'kysely'
import { appliedMigrations, type AnyDatabase } from './copy/tables.repo'
import { isPostgres } from './isPostgres'
import { LIFT_STATEMENT_TIMEOUT } from './postgresPool'
import { isContractStep } from './steps/contractStep'

/** Thrown if the database was migrated by a newer version of the product. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `A newer version of the product has changed the database (${migration}): start that version, or restore a backup from before the upgrade.`,
    )
  }
}

/** Names of migrations. */
export interface Migrated {
  /** Names of the migrations that were applied now. */
  applied: string[]
  /** Names of migrations of a newer version, which were accepted. */
  newer: string[]
}

/**
 * Action to take for a database that a newer version has migrated and from which that version has removed
 * nothing.
 */
type Newer = 'refuse' | 'accept'

/**
 * Migrates the schema to the newest version. Safe when several processes start at the same time: one
 * migrates, the others wait.
 *
 * @throws NewerDatabase
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  newer: Newer = 'refuse',
): Promise<Migrated> {
  return await db.connection().execute(async (connection) => {
    // Creating an index, or waiting for another process that migrates, may take long.
    await liftStatementTimeout(connection)
    return await migrateOn(connection, migrations, newer)
  })
}

/** Does the same as `migrate`, but within a transaction that the caller has begun on this connection. */
export async function migrateIn<Tables>(connection: Kysely<Tables>, migrations: Record<string, Migration>) {
  await migrateOn(connection, migrations, 'refuse', { disableTransactions: true })
}

async function migrateOn<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  onNewer: Newer,
  options: { disableTransactions?: boolean } = {},
): Promise<Migrated> {
  const newer = await newerMigrations(db, migrations)
  const refused = newer.find((name) => onNewer === 'refuse' || isContractStep(name))
  if (refused) throw new NewerDatabase(refused)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...applied(newer) }) },
    // Branches are merged in any order, so a database with migration 004 may still need migration 003.
    allowUnorderedMigrations: true,
    ...options,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return { newer, applied: results.map(({ migrationName }) => migrationName) }
}

/** Returns the names of applied migrations that this version does not know. */
async function newerMigrations<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const all = await appliedMigrations(db as unknown as AnyDatabase)
  const newer = all.filter((name) => !migrations[name])
  return newer
}

/** Returns placeholders for migrations that never run again, because the database already has them. */
const applied = (names: string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]))

/** Removes the statement timeout of a connection or transaction, for statements that may take long. */
export async function liftStatementTimeout<Tables>(connection: Kysely<Tables>): Promise<void> {
  if (isPostgres(connection)) await sql.raw(LIFT_STATEMENT_TIMEOUT).execute(connection)
}
