import { sql, type Migration } from 'kysely'
import { migrateIn, liftStatementTimeout } from '../migrate'
import { copyTablesIn, type TableListener } from './copyTables'
import type { DatabaseDigest } from './digest'
import type { AnyDatabase } from './tables.repo'

interface Contents<Result> {
  migrations: Record<string, Migration>
  source: AnyDatabase
  onTable: TableListener
  /** Runs before the commit; if it throws, the transaction is rolled back. */
  beforeCommit: (copied: DatabaseDigest) => Promise<Result>
}

/**
 * Creates the schema in an empty PostgreSQL database and fills it with the rows of `source`, in one transaction: if it is
 * interrupted, the database stays empty. Returns the result of `beforeCommit`.
 */
export function createWithRows<Result>(target: AnyDatabase, contents: Contents<Result>): Promise<Result> {
  return target.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      const result = await fill(connection, contents)
      await sql`commit`.execute(connection)
      return result
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function fill<Result>(tx: AnyDatabase, contents: Contents<Result>): Promise<Result> {
  const { migrations, source, onTable, beforeCommit } = contents
  await liftStatementTimeout(tx)
  await migrateIn(tx, migrations)
  const copied = await copyTablesIn(tx, source, onTable)
  // Collects statistics, because the planner would otherwise scan whole tables for the first requests. The
  // tables are named because a bare `analyze` would also lock, until the commit, the tables that all
  // databases of a server share.
  await sql`analyze ${sql.join(Object.keys(copied).map((name) => sql.table(name)))}`.execute(tx)
  return beforeCommit(copied)
}
