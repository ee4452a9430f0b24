import { sql, type Kysely } from 'kysely'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'

// A process of its own for a test: migrates the database that its argument names, then counts up in transactions.

interface Tables {
  counters: { id: string; count: number }
}

const migrations = {
  '001': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('counters')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .execute()
      await sql`insert into counters (id, count) values ('only', 0)`.execute(db)
    },
  },
}

const [location = '{}', times = '0'] = process.argv.slice(2)
const db = openDatabase<Tables>(JSON.parse(location))
await migrate(db, migrations)
for (let i = 0; i < Number(times); i++)
  await db.transaction().execute((tx) =>
    tx
      .updateTable('counters')
      .set({ count: sql`count + 1` })
      .execute(),
  )
await db.destroy()
