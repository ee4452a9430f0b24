import { sql, type Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'
import { createWordIndex } from '../../../platform/database/wordIndex'

/** Lets operators search 100,000 people by name and address. Kept by triggers; unverified accounts are not in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people_search')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('joined_at', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('people_search_by_time').on('people_search').column('joined_at').execute()
  for (const [table, role] of ROLES)
    await sql.raw(`${INSERT} ${valuesOf(table, role)} from ${table} where ${isSearched(table)}`).execute(db)
  await createWordIndex(db, { table: 'people_search', key: 'person_id', column: 'text' })
  for (const [table, role] of ROLES) await keep(db, table, role)
  await db.schema
    .createIndex('operator_acts_by_target')
    .on('operator_acts')
    .columns(['target', 'act'])
    .execute()
}

const ROLES = [
  ['learners', 'user'],
  ['mentors', 'mentor'],
] as const

const INSERT = 'insert into people_search (person_id, role, name, email, joined_at, text)'
const valuesOf = (row: string, role: string) =>
  `select ${row}.id, '${role}', ${row}.name, ${row}.email, ${row}.created_at, lower(${row}.name || ' ' || ${row}.email)`
/** The row of a deleted mentor may stay, without the person. */
const isSearched = (row: string) => `${row}.verified = 1 and ${row}.email not like '%@erased.invalid'`

async function keep(db: Kysely<unknown>, table: string, role: string) {
  const remove = (row: string) => `delete from people_search where person_id = ${row}.id`
  const add = `${INSERT} ${valuesOf('new', role)} where ${isSearched('new')}`
  await createTrigger(db, {
    name: `people_search_${table}_added`,
    ...{ table, event: 'after insert', condition: 'new.verified = 1', statements: [add] },
  })
  await createTrigger(db, {
    name: `people_search_${table}_changed`,
    ...{ table, event: 'after update of name, email, verified', statements: [remove('old'), add] },
  })
  await createTrigger(db, {
    name: `people_search_${table}_deleted`,
    ...{ table, event: 'after delete', statements: [remove('old')] },
  })
}
