import type { Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'
import { accessChange } from '../accessChange'

/**
 * Years of birth, and the consent of guardians. Chat is told of every change by triggers, as of suspensions: a minor
 * without a verified consent may not use it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await db.schema
    .createTable('guardian_consents')
    .addColumn('learner_id', 'text', (c) => c.primaryKey().references('learners.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('guardian_email', 'text', (c) => c.notNull())
    .addColumn('guardian_name', 'text')
    .addColumn('relation', 'text')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('given_at', 'text')
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('guardian_consents_state').on('guardian_consents').column('state').execute()
  await noteAccessChanges(db)
}

async function addColumns(db: Kysely<unknown>) {
  await db.schema.alterTable('signups').addColumn('birth_year', 'integer').execute()
  await db.schema.alterTable('learners').addColumn('birth_year', 'integer').execute()
  for (const column of ['birth_year_asked', 'is_minor'])
    await db.schema
      .alterTable('learners')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  // Few learners are minors, and those who have grown up are looked for every hour.
  await db.schema.createIndex('learners_minor').on('learners').columns(['is_minor', 'birth_year']).execute()
}

async function noteAccessChanges(db: Kysely<unknown>) {
  const note = accessChange(db)
  await createTrigger(db, {
    ...{ name: 'access_new_minor', table: 'learners', event: 'after insert' },
    ...{ condition: 'new.is_minor = 1', statements: note('new.id') },
  })
  await createTrigger(db, {
    ...{ name: 'access_age', table: 'learners', event: 'after update of is_minor' },
    ...{ condition: 'old.is_minor <> new.is_minor', statements: note('new.id') },
  })
  await createTrigger(db, {
    ...{ name: 'access_guardian_consent', table: 'guardian_consents', event: 'after update of state' },
    ...{ condition: 'old.state <> new.state', statements: note('new.learner_id') },
  })
}
