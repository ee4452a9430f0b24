import { sql, type Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabaseWith, type FreshDatabase } from '../../../testing/freshDatabase'
import { migrate } from '../migrate'
import { openDatabase } from '../openDatabase'
import { createTrigger } from '../triggers'
import { createWordIndex, indexedMatch } from '../wordIndex'
import { copyTables, inSnapshot } from './copyTables'
import type { AnyDatabase } from './tables.repo'

// Copies from an SQLite file to the database of these tests and back; with `npm run check -- cluster` that is PostgreSQL.
const WORDS = { table: 'books', key: 'id', column: 'title' }
const migrations = {
  '001': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('writers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('books', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      // This table comes first by name, but must be filled last because of its foreign keys.
      await db.schema
        .createTable('books')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('writer', 'text', (c) => c.notNull().references('writers.id'))
        .addColumn('title', 'text')
        .addColumn('price', 'double precision')
        .execute()
      await db.schema.createTable('starts').addColumn('count', 'integer').execute()
      await sql`insert into starts (count) values (0)`.execute(db)
      await createTrigger(db, {
        name: 'book_added',
        table: 'books',
        event: 'after insert',
        statements: ['update writers set books = books + 1 where id = new.writer'],
      })
      await createWordIndex(db, WORDS)
    },
  },
}

let folder: string
let source: AnyDatabase
let target: FreshDatabase<Record<string, Record<string, unknown>>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-tables-'))
  source = openDatabase({ file: join(folder, 'source.db') })
  await migrate(source, migrations)
  target = await freshDatabaseWith(migrations)
})
afterEach(async () => {
  await source.destroy()
  await target.drop()
  await rm(folder, { recursive: true })
})

async function writeBooks(db: AnyDatabase, count: number) {
  await db.insertInto('writers').values({ id: 'premchand' }).execute()
  const books = Array.from({ length: count }, (_, i) => ({
    id: `${i}-${randomUUID()}`,
    writer: 'premchand',
    title: i % 7 === 0 ? null : `गोदान ${i} "quoted"\nand 'more'`,
    price: i / 3,
  }))
  for (let i = 0; i < count; i += 100)
    await db
      .insertInto('books')
      .values(books.slice(i, i + 100))
      .execute()
}
const books = (db: AnyDatabase) => db.selectFrom('books').select('id').execute()

it('copies every row there and back without firing the triggers that count', async () => {
  await writeBooks(source, 1_203)
  await source.updateTable('starts').set({ count: 5 }).execute()
  const seen: string[] = []
  const there = await copyTables(source, target.db, (name, rows) => seen.push(`${name} ${rows}`))
  expect(seen).toEqual(['starts 1', 'writers 1', 'books 1203'])
  expect(await target.db.selectFrom('writers').selectAll().execute()).toEqual([
    { id: 'premchand', books: 1_203 },
  ])

  const back = openDatabase<Record<string, Record<string, unknown>>>({ file: join(folder, 'back.db') })
  await migrate(back, migrations)
  expect(await inSnapshot(target.db, (tx) => copyTables(tx, back))).toEqual(there)
  await back.destroy()
})

it('keeps triggers and the word index working', async () => {
  await writeBooks(source, 3)
  await copyTables(source, target.db)
  const { db } = target
  await db.insertInto('books').values({ id: 'new', writer: 'premchand', title: 'nirmala' }).execute()
  expect(await db.selectFrom('writers').select('books').execute()).toEqual([{ books: 4 }])
  const found = (word: string) =>
    db
      .selectFrom('books')
      .select('id')
      .where(indexedMatch(db, WORDS, [word]))
      .execute()
  expect(await found('quoted')).toHaveLength(2)
  expect(await found('irmal')).toEqual([{ id: 'new' }])
})

it('changes nothing when it fails halfway', async () => {
  await writeBooks(target.db, 3)
  await writeBooks(source, 600)
  const failing = copyTables(source, target.db, (name) => {
    if (name === 'books') throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await books(target.db)).toHaveLength(3)
  await target.db.insertInto('books').values({ id: 'new', writer: 'premchand' }).execute()
  expect(await target.db.selectFrom('writers').select('books').execute()).toEqual([{ books: 4 }])
})

it('refuses a target with other tables', async () => {
  await sql`alter table writers add column country text`.execute(source)
  await expect(copyTables(source, target.db)).rejects.toThrow('different tables')
})

it('continues numbering after the copied rows', async () => {
  for (const db of [source, target.db])
    await sql
      .raw(
        target.location.url && db === target.db
          ? 'create table numbered (id integer generated by default as identity primary key, name text)'
          : 'create table numbered (id integer primary key autoincrement, name text)',
      )
      .execute(db)
  for (const id of [1, 2, 7]) await source.insertInto('numbered').values({ id, name: 'x' }).execute()
  await copyTables(source, target.db)
  await target.db.insertInto('numbered').values({ name: 'next' }).execute()
  expect(await target.db.selectFrom('numbered').select('id').where('name', '=', 'next').execute()).toEqual([
    { id: 8 },
  ])
})
