import { Migrator, type Kysely, type Migration } from 'kysely'

/** Brings the schema up to date. Safe when several processes start at once: one migrates, the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Branches land in any order: a database that has 004 may still get 003.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
