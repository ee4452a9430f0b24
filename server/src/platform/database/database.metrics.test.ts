import { Registry } from 'prom-client'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { registerDatabaseMetrics } from './database.metrics'

interface Tables {
  words: { id: string }
}
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let fresh: FreshDatabase<Tables>
const registry = new Registry()
const metrics = async () => (await registry.metrics()).split('\n')

beforeAll(async () => {
  fresh = await freshDatabaseWith<Tables>({
    '001': {
      up: (db) =>
        db.schema
          .createTable('words')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .execute(),
    },
  })
  registerDatabaseMetrics(registry, fresh.db)
})
afterAll(() => fresh.drop())

it('counts statements by kind and outcome, without their values', async () => {
  const { db } = fresh
  const add = () => db.insertInto('words').values({ id: 'a secret' }).execute()
  await add()
  await expect(add()).rejects.toThrow()
  await db.transaction().execute((tx) => tx.selectFrom('words').selectAll().execute())
  await expect(
    db
      .selectFrom('absent' as 'words')
      .selectAll()
      .execute(),
  ).rejects.toThrow()
  const lines = await metrics()
  expect(lines.filter((line) => /_count/.test(line)).sort()).toEqual([
    'db_statement_duration_seconds_count{kind="begin",outcome="done"} 1',
    'db_statement_duration_seconds_count{kind="commit",outcome="done"} 1',
    'db_statement_duration_seconds_count{kind="insert",outcome="conflict"} 1',
    'db_statement_duration_seconds_count{kind="insert",outcome="done"} 1',
    'db_statement_duration_seconds_count{kind="select",outcome="done"} 1',
    'db_statement_duration_seconds_count{kind="select",outcome="failed"} 1',
  ])
  expect(lines.join()).not.toContain('secret')
})

const onPostgres = isPostgres ? it : it.skip
onPostgres('shows the connections of the pool', async () => {
  await fresh.db.transaction().execute(async (tx) => {
    await tx.selectFrom('words').selectAll().execute()
    expect(await metrics()).toEqual(
      expect.arrayContaining(['db_pool_size 10', 'db_pool_used 1', 'db_pool_waiting 0']),
    )
  })
})
