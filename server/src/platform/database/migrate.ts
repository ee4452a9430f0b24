import { Migrator, type Kysely, type Migration } from 'kysely'

/** Brings the schema up to date. Safe when several processes start at once: one migrates, the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
