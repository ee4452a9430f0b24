import { sql, type Kysely } from 'kysely'
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from './migrate'
import { openDatabase } from './openDatabase'

// These tests always use an SQLite file, whichever database the other tests use.
interface Tables {
  words: { id: string }
}

const migrations = {
  '001': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('words')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .execute()
    },
  },
}

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-file-'))
  file = join(folder, 'api.db')
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

async function open(): Promise<Kysely<Tables>> {
  const db = openDatabase<Tables>({ file })
  await migrate(db, migrations)
  return db
}
const write = (db: Kysely<Tables>, id: string) => db.insertInto('words').values({ id }).execute()

/** The words in a copy of only the main file. */
async function copied(): Promise<string[]> {
  const copy = join(folder, 'copy.db')
  copyFileSync(file, copy)
  const db = openDatabase<Tables>({ file: copy })
  const rows = await db.selectFrom('words').select('id').orderBy('id').execute()
  await db.destroy()
  rmSync(copy)
  return rows.map(({ id }) => id)
}

it('contains everything once the database is closed, whatever statements were unfinished', async () => {
  const db = await open()
  await write(db, 'one')
  await db.connection().execute(async (connection) => {
    for await (const row of connection.selectFrom('words').selectAll().stream()) expect(row.id).toBe('one')
  })
  await db.destroy()
  expect(await copied()).toEqual(['one'])
})

it('contains everything but the last few seconds while the database is in use', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const db = await open()
  await write(db, 'one')
  jest.advanceTimersByTime(5_000)
  expect(await copied()).toEqual(['one'])

  // During a transaction the checkpoint is skipped; the next checkpoint includes the changes of the transaction.
  await db.transaction().execute(async (tx) => {
    await write(tx, 'two')
    jest.advanceTimersByTime(5_000)
  })
  jest.advanceTimersByTime(5_000)
  expect(await copied()).toEqual(['one', 'two'])
  await db.destroy()
})

it('loses nothing when it is closed while another process has it open', async () => {
  const [db, other] = [await open(), await open()]
  await write(db, 'one')
  await db.destroy()
  await write(other, 'two')
  await other.destroy()
  expect(await copied()).toEqual(['one', 'two'])
})

it('keeps its log short however much is written at once', async () => {
  const db = await open()
  for (let i = 0; i < 60; i += 1)
    await sql`insert into words (id) select ${i} || '-' || hex(randomblob(500)) from
      (with recursive n(x) as (select 1 union all select x + 1 from n where x < 500) select x from n)`.execute(
      db,
    )
  expect(statSync(file).size).toBeGreaterThan(30_000_000)
  expect(statSync(`${file}-wal`).size).toBeLessThan(20_000_000)
  await db.destroy()
})

const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)

it('is readable by its owner only, and so are its log files', async () => {
  const db = await open()
  await write(db, 'one')
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await db.destroy()
})

it('is made private if an earlier version left it readable by others', async () => {
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  const db = await open()
  await write(db, 'one')
  expect(modes()).toEqual([0o600, 0o600, 0o600])
  await db.destroy()
})
