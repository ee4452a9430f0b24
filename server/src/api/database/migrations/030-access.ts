import type { Kysely } from 'kysely'
import { createTrigger } from '../../../platform/database/triggers'
import { accessChange } from '../accessChange'

/**
 * Suspensions, and access changes to be sent to chat. Triggers record every change, because chat verifies tokens
 * locally: a change it does not receive would leave people with access that they have lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('suspensions')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('suspended_at', 'text', (c) => c.notNull())
    .addColumn('mentor_status', 'text')
    .execute()
  await db.schema
    .createTable('account_access')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('chat_knows', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('account_access_untold').on('account_access').column('chat_knows').execute()
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .execute()
  await noteAccessChanges(db)
  await noteEndedSessions(db)
}

async function noteAccessChanges(db: Kysely<unknown>) {
  const note = accessChange(db)
  await createTrigger(db, {
    name: 'access_suspended',
    table: 'suspensions',
    event: 'after insert',
    statements: note('new.person_id'),
  })
  await createTrigger(db, {
    name: 'access_restored',
    table: 'suspensions',
    event: 'after delete',
    statements: note('old.person_id'),
  })
  await createTrigger(db, {
    name: 'access_mentor_status',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: note('new.id'),
  })
}

async function noteEndedSessions(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'session_ended',
    table: 'sessions',
    event: 'after delete',
    statements: ['insert into ended_sessions (session_id) values (old.id_hash) on conflict do nothing'],
  })
}
