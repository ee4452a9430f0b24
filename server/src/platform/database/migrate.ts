import { Migrator, type Kysely, type Migration } from 'kysely'
import { appliedMigrations, type AnyDatabase } from './copy/tables.repo'
import { liftStatementTimeout } from './liftStatementTimeout'

/** The database was migrated by a newer version of the product. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `A newer version of the product has changed the database (${migration}): start that version, or restore a backup from before the upgrade.`,
    )
  }
}

/** Brings the schema up to date. Safe when several processes start at once: one migrates, the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  await db.connection().execute(async (connection) => {
    // Creating an index, or waiting for another process that migrates, may take long.
    await liftStatementTimeout(connection)
    await migrateOn(connection, migrations)
  })
}

/** The same within a transaction that the caller has begun on this connection. */
export async function migrateIn<Tables>(connection: Kysely<Tables>, migrations: Record<string, Migration>) {
  await migrateOn(connection, migrations, { disableTransactions: true })
}

async function migrateOn<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  options: { disableTransactions?: boolean } = {},
) {
  await requireKnown(db, migrations)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Branches are merged in any order: a database with 004 may still get 003.
    allowUnorderedMigrations: true,
    ...options,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function requireKnown<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const applied = await appliedMigrations(db as unknown as AnyDatabase)
  const unknown = applied.find((name) => !migrations[name])
  if (unknown) throw new NewerDatabase(unknown)
}
