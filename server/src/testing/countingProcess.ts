import { sql, type Kysely } from 'kysely'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'

// Child process of a test: migrates the database in its argument, then increments a counter in transactions.

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
