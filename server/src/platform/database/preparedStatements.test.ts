import Database from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedStatements } from './preparedStatements'

const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-prepared-'))
const file = join(folder, 'words.db')
const database = new Database(file)
const { prepare: statement, forget } = preparedStatements(database)
const prepare = jest.spyOn(database, 'prepare')

const insert = (id: string, size: number) =>
  statement('insert into words (id, size) values (?, ?)').run([id, size])
const words = () => statement('select * from words order by id').all([])

beforeEach(() => {
  database.exec('drop table if exists words')
  database.exec('create table words (id text primary key, size integer not null)')
  prepare.mockClear()
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

it('prepares the same text once, and executes it with the given parameters', () => {
  for (const [index, id] of ['a', 'b', 'c'].entries()) insert(id, index)
  expect([words(), words()]).toEqual([words(), words()])
  expect(words()).toEqual([
    { id: 'a', size: 0 },
    { id: 'b', size: 1 },
    { id: 'c', size: 2 },
  ])
  expect(prepare.mock.calls.length).toBeLessThanOrEqual(2)
})

it('executes a statement again after it has failed', () => {
  insert('a', 1)
  expect(() => insert('a', 2)).toThrow(/UNIQUE/)
  insert('b', 2)
  expect(words()).toHaveLength(2)
})

it('sees columns that another connection has added', () => {
  insert('a', 1)
  words()
  const other = new Database(file)
  other.exec("alter table words add column language text not null default 'hi'")
  other.close()
  expect(words()).toEqual([{ id: 'a', size: 1, language: 'hi' }])
})

it('reads step by step with a statement of its own', () => {
  for (let size = 0; size < 300; size += 1) insert(`word-${size}`, size)
  const rows = statement('select * from words order by id').iterate([])
  rows.next()
  expect(words()).toHaveLength(300)
  expect([...rows]).toHaveLength(299)
})

it('does not keep long lists of values, which differ each time', () => {
  const list = `select id from words where id in (${Array.from({ length: 2_000 }, () => '?').join(', ')})`
  const values = Array.from({ length: 2_000 }, (_, index) => `word-${index}`)
  statement(list).all(values)
  statement(list).all(values)
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('prepares again what it has let go of', () => {
  words()
  prepare.mockClear()
  forget()
  words()
  expect(prepare).toHaveBeenCalledTimes(1)
})
