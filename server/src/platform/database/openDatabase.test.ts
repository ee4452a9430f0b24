import { sql, type Kysely } from 'kysely'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { isUniqueViolation } from './isUniqueViolation'
import { migrate } from './migrate'

const run = promisify(execFile)

interface Tables {
  words: { id: string; size: number }
}

const first = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('words')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('size', 'integer', (c) => c.notNull())
      .execute()
  },
}

let fresh: FreshDatabase<Tables>
const words = () => fresh.db.selectFrom('words').selectAll().orderBy('id').execute()

beforeEach(async () => {
  fresh = await freshDatabaseWith<Tables>({ '001': first })
})
afterEach(() => fresh.drop())

it('accepts an empty list: no row is in it, every row is outside of it', async () => {
  await fresh.db.insertInto('words').values({ id: 'a', size: 1 }).execute()
  const query = fresh.db.selectFrom('words').select('id')
  expect(await query.where('id', 'in', []).execute()).toEqual([])
  expect(await query.where('id', 'not in', []).execute()).toEqual([{ id: 'a' }])
})

it('returns counts and sums as numbers', async () => {
  await fresh.db
    .insertInto('words')
    .values([
      { id: 'a', size: 1 },
      { id: 'b', size: 2 },
    ])
    .execute()
  const row = await fresh.db
    .selectFrom('words')
    .select((of) => [of.fn.countAll().as('count'), of.fn.sum('size').as('sum')])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ count: 2, sum: 3 })
})

it('distinguishes a unique violation from other errors', async () => {
  const insert = () => fresh.db.insertInto('words').values({ id: 'a', size: 1 }).execute()
  await insert()
  expect(await insert().catch(isUniqueViolation)).toBe(true)
  expect(await sql`select nothing`.execute(fresh.db).catch(isUniqueViolation)).toBe(false)
})

it('rolls back a transaction that fails', async () => {
  const failing = fresh.db.transaction().execute(async (tx) => {
    await tx.insertInto('words').values({ id: 'a', size: 1 }).execute()
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await words()).toEqual([])
})

it('loses nothing when several processes migrate and write concurrently', async () => {
  const shared = await freshDatabaseWith<{ counters: { count: number } }>({})
  const script = join(__dirname, '../../testing/countingProcess.ts')
  const count = () =>
    run(process.execPath, ['--import', 'tsx', script, JSON.stringify(shared.location), '50'])
  await Promise.all([count(), count(), count()])
  expect(await shared.db.selectFrom('counters').select('count').execute()).toEqual([{ count: 150 }])
  await shared.drop()
})

it('leaves nothing behind of a migration that fails', async () => {
  const broken = {
    up: async (db: Kysely<unknown>) => {
      await sql`insert into words (id, size) values ('half', 1)`.execute(db)
      throw new Error('broken')
    },
  }
  await expect(migrate(fresh.db, { '001': first, '002': broken })).rejects.toThrow('broken')
  expect(await words()).toEqual([])
})

it('refuses a database changed by a newer version, and leaves it unchanged', async () => {
  const later = { up: async (db: Kysely<unknown>) => void (await db.schema.dropTable('words').execute()) }
  await migrate(fresh.db, { '001': first, '002-later': later })
  const refused = migrate(fresh.db, { '001': first, '003': later })
  await expect(refused).rejects.toThrow(
    /^A newer version of the product has changed the database \(002-later\)/,
  )
})

it('accepts on demand what a newer version has added, and still applies what is missing', async () => {
  const later = {
    up: async ({ schema }: Kysely<unknown>) =>
      void (await schema.createTable('later').addColumn('id', 'text').execute()),
  }
  await migrate(fresh.db, { '001': first, '003-later': later })
  const between = {
    up: async ({ schema }: Kysely<unknown>) =>
      void (await schema.createTable('between').addColumn('id', 'text').execute()),
  }
  expect(await migrate(fresh.db, { '001': first, '002': between }, 'accept')).toEqual({
    applied: ['002'],
    newer: ['003-later'],
  })
  const tables = (await fresh.db.introspection.getTables()).map(({ name }) => name)
  expect(tables).toEqual(expect.arrayContaining(['later', 'between']))
})

it('never accepts a database from which a newer version has taken something away', async () => {
  await migrate(fresh.db, { '001': first, '002-words-contract': { up: async () => undefined } })
  await expect(migrate(fresh.db, { '001': first }, 'accept')).rejects.toThrow(/002-words-contract/)
})
