import { sql, type Kysely } from 'kysely'
import { createTrigger, dropTrigger } from '../../../platform/database/triggers'
import { accessChange } from '../accessChange'

/**
 * Suspensions become sanctions, which also hold notes, warnings and limits, and stay after they have ended. Triggers
 * record every change for chat, as in 030-access.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('note', 'text')
    .addColumn('case_id', 'text')
    .addColumn('imposed_at', 'text', (c) => c.notNull())
    .addColumn('imposed_by', 'text', (c) => c.notNull())
    .addColumn('until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('mentor_status', 'text')
    .addColumn('suspends', 'text', (c) => c.unique())
    .addColumn('limits', 'text', (c) => c.unique())
    .execute()
  await db.schema
    .createIndex('sanctions_by_person')
    .on('sanctions')
    .columns(['person_id', 'imposed_at'])
    .execute()
  await db.schema.createIndex('sanctions_by_case').on('sanctions').column('case_id').execute()
  await db.schema.createIndex('sanctions_by_end').on('sanctions').column('until').execute()
  await moveSuspensions(db)
  await noteSanctions(db)
}

async function moveSuspensions(db: Kysely<unknown>) {
  await sql`
    insert into sanctions (id, person_id, role, kind, reason, imposed_at, imposed_by, mentor_status, suspends)
    select 'suspension-' || person_id, person_id,
      case when exists (select 1 from mentors where mentors.id = person_id) then 'mentor' else 'user' end,
      'suspension', reason, suspended_at,
      coalesce((select min(operator) from operator_acts
        where target = person_id and act = 'users suspend' and at = suspended_at), 'operator'),
      mentor_status, person_id
    from suspensions`.execute(db)
  await dropTrigger(db, { name: 'access_suspended', table: 'suspensions' })
  await dropTrigger(db, { name: 'access_restored', table: 'suspensions' })
  await db.schema.dropTable('suspensions').execute()
}

async function noteSanctions(db: Kysely<unknown>) {
  const note = accessChange(db)
  const inForce = (row: string) => `${row}.suspends is not null or ${row}.limits is not null`
  const on = { table: 'sanctions' }
  await createTrigger(db, {
    ...{ ...on, name: 'access_sanctioned', event: 'after insert' },
    condition: inForce('new'),
    statements: note('new.person_id'),
  })
  await createTrigger(db, {
    ...{ ...on, name: 'access_sanction_ended', event: 'after update of ended_at' },
    condition: `old.ended_at is null and (${inForce('old')})`,
    statements: note('new.person_id'),
  })
  await createTrigger(db, {
    ...{ ...on, name: 'access_sanction_deleted', event: 'after delete' },
    condition: inForce('old'),
    statements: note('old.person_id'),
  })
}
