import { randomBytes } from 'node:crypto'
import { databaseOn, onServer } from '../../testing/postgresServer'
import { openDatabase } from './openDatabase'
import { createWordIndex } from './wordIndex'

const server = process.env.TEST_DATABASE_URL ?? ''
const onPostgres = server ? it : it.skip

onPostgres('refuses a PostgreSQL database that does not know the letters of Hindi', async () => {
  const name = `letters_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name} template template0 lc_collate 'C' lc_ctype 'C'`)
  const db = openDatabase<{ texts: { id: string; words: string } }>({
    url: databaseOn(server, name),
    file: '',
  })
  try {
    await db.schema.createTable('texts').addColumn('id', 'text').addColumn('words', 'text').execute()
    const created = createWordIndex(db, { table: 'texts', key: 'id', column: 'words' })
    await expect(created).rejects.toThrow('LC_CTYPE ‘C.UTF-8’')
  } finally {
    await db.destroy()
    await onServer(server, `drop database ${name} with (force)`)
  }
})
