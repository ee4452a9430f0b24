import { sql, type Kysely } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outageOf } from '../availability/unavailable'
import { openDatabase } from './openDatabase'

let folder: string
let db: Kysely<unknown>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-full-'))
  db = openDatabase({ file: join(folder, 'test.db') })
  await sql`create table words (id integer primary key, word text not null)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

/** Limits the size of the database, which then fails like a full disk. */
const allowPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db)
const write = (words: number) =>
  db.transaction().execute(async (tx) => {
    for (let i = 0; i < words; i += 1)
      await sql`insert into words (word) values (${'x'.repeat(4000)})`.execute(tx)
  })
const count = async () => (await sql<{ n: number }>`select count(*) as n from words`.execute(db)).rows[0]?.n

it('reports a full disk, keeps what was written before, and works again afterwards', async () => {
  await write(3)
  await allowPages(8)
  for (let i = 0; i < 3; i += 1) expect(await write(50).catch(outageOf)).toBe('disk_full')
  expect(await count()).toBe(3)
  await allowPages(1_000)
  await write(50)
  expect(await count()).toBe(53)
})
