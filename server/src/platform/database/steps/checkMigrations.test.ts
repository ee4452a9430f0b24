import type { Kysely } from 'kysely'
import { migrations as apiMigrations } from '../../../kernel/database/migrations/index'
import { migrations as chatMigrations } from '../../../chat/database/migrations/index'
import { checkMigrations } from './checkMigrations'
import released from './releasedMigrations.json'

type Schema = Kysely<unknown>['schema']
const step = (change: (schema: Schema) => { execute: () => Promise<void> }, contracts?: string) => ({
  up: (db: Kysely<unknown>) => change(db.schema).execute(),
  ...(contracts && { contracts }),
})

const FIRST = {
  '001-people': step((schema) =>
    schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('town', 'text'),
  ),
}
const RELEASED = Object.keys(FIRST)

it('the migrations since the last release leave the version before able to work', async () => {
  expect(await checkMigrations(apiMigrations, released.api)).toEqual([])
  expect(await checkMigrations(chatMigrations, released.chat)).toEqual([])
})

it.each([
  ['a table that is dropped', step((schema) => schema.dropTable('people')), 'people: removed'],
  [
    'a column that is dropped',
    step((schema) => schema.alterTable('people').dropColumn('town')),
    'people: town removed or renamed',
  ],
  [
    'a column that is renamed',
    step((schema) => schema.alterTable('people').renameColumn('town', 'city')),
    'people: town removed or renamed',
  ],
  [
    'a rule for existing columns',
    step((schema) => schema.createIndex('one_name').unique().on('people').column('name')),
    'people: new rule "unique (name)"',
  ],
])('refuses %s', async (_what, migration, change) => {
  const problems = await checkMigrations({ ...FIRST, '002-change': migration }, RELEASED)
  expect(problems).toEqual([expect.stringContaining(`002-change takes something away`)])
  expect(problems[0]).toContain(`(${change})`)
})

it('refuses a required column of a table that is written by the version before', async () => {
  const required = {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.dropTable('people').execute()
      await schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('town', 'text', (c) => c.notNull())
        .addColumn('age', 'integer', (c) => c.notNull())
        .execute()
    },
  }
  expect(await checkMigrations({ ...FIRST, '002-change': required }, RELEASED)).toEqual([
    expect.stringContaining('people: town must not be null any more'),
    expect.stringContaining('people: town has no default any more'),
    expect.stringContaining('people: age is new and has no default'),
  ])
})

it('accepts new tables, indexes and columns that may be missing', async () => {
  const migrations = {
    ...FIRST,
    '002-table': step((schema) => schema.createTable('towns').addColumn('id', 'text', (c) => c.notNull())),
    '003-index': step((schema) => schema.createIndex('by_town').on('people').column('town')),
    '004-column': step((schema) =>
      schema.alterTable('people').addColumn('visits', 'integer', (c) => c.notNull().defaultTo(0)),
    ),
    '005-reference': step((schema) =>
      schema.alterTable('people').addColumn('parent', 'text', (c) => c.references('people.id')),
    ),
  }
  expect(await checkMigrations(migrations, RELEASED)).toEqual([])
})

it('accepts the second step after the first one was released, and not before', async () => {
  const migrations = {
    ...FIRST,
    '002-city': step((schema) => schema.alterTable('people').addColumn('city', 'text')),
    '003-town-contract': step((schema) => schema.alterTable('people').dropColumn('town'), '002-city'),
  }
  expect(await checkMigrations(migrations, RELEASED)).toEqual([
    '003-town-contract: its first step 002-city was not released yet. Release that before.',
  ])
  expect(await checkMigrations(migrations, [...RELEASED, '002-city'])).toEqual([])
})

it('wants a contract step to name its first step, and released migrations to stay', async () => {
  const unnamed = { ...FIRST, '002-town-contract': step((schema) => schema.dropTable('people')) }
  expect(await checkMigrations(unnamed, RELEASED)).toEqual([
    expect.stringContaining('does not say which migration was the first step'),
  ])
  expect(await checkMigrations({}, RELEASED)).toEqual([expect.stringContaining('001-people was released')])
})
