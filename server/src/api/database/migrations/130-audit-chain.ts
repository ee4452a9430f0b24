import type { Kysely } from 'kysely'
import { auditHash, NO_HASH } from '../auditChain'
import type { ApiDatabase } from '../schema'

/**
 * The operators' audit becomes a chain: each record holds the hash of the one before. Earlier records are chained in the
 * order of their times. `audit_head` is the last record; its row is locked while one is added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await chainRecords(db as Kysely<ApiDatabase>)
  await db.schema.createIndex('operator_acts_by_seq').on('operator_acts').column('seq').unique().execute()
}

async function addColumns(db: Kysely<unknown>) {
  await db.schema.alterTable('operator_acts').addColumn('operator_id', 'text').execute()
  await db.schema
    .alterTable('operator_acts')
    .addColumn('seq', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['previous_hash', 'hash'])
    await db.schema
      .alterTable('operator_acts')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
}

async function chainRecords(db: Kysely<ApiDatabase>) {
  const rows = await db.selectFrom('operator_acts').selectAll().orderBy('at').orderBy('id').execute()
  let previous_hash = NO_HASH
  for (const [index, row] of rows.entries()) {
    const place = { seq: index + 1, previous_hash }
    const hash = auditHash({ ...row, ...place })
    await db
      .updateTable('operator_acts')
      .set({ ...place, hash })
      .where('id', '=', row.id)
      .execute()
    previous_hash = hash
  }
  await db.insertInto('audit_head').values({ id: 1, seq: rows.length, hash: previous_hash }).execute()
}
