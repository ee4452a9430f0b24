import { sql, type Kysely } from 'kysely'

/** Steps have a kind, may be a session with a mentor, and are celebrated once; those that are done have been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string) => db.schema.alterTable('plan_steps').addColumn(name, 'text')
  await db.schema
    .alterTable('plan_steps')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('own'))
    .execute()
  await db.schema
    .alterTable('plan_steps')
    .addColumn('created_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await add('with_mentor').execute()
  await add('celebrated_at').execute()
  await sql`update plan_steps set kind = 'subject' where subject is not null`.execute(db)
  await sql`update plan_steps set celebrated_at = done_at`.execute(db)
}
