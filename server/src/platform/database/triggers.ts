import { sql, type Kysely } from 'kysely'
import { isPostgres } from './isPostgres'

/** A row trigger in a form that both databases support. `old` and `new` are the rows. */
export interface Trigger {
  name: string
  table: string
  event: 'after insert' | 'before delete' | 'after delete' | `after update of ${string}`
  /** Condition on the row; no subqueries. */
  condition?: string
  statements: string[]
}

export async function createTrigger<Tables>(db: Kysely<Tables>, trigger: Trigger): Promise<void> {
  const { name, table, event, condition } = trigger
  const head = `create trigger ${name} ${event} on ${table} for each row ${condition ? `when (${condition})` : ''}`
  const body = trigger.statements.map((statement) => `${statement};`).join('\n')
  if (!isPostgres(db)) return run(db, `${head} begin ${body} end`)
  const row = event === 'before delete' ? 'old' : 'null'
  await run(
    db,
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return ${row}; end $$`,
  )
  await run(db, `${head} execute function ${name}()`)
}

export async function dropTrigger<Tables>(
  db: Kysely<Tables>,
  { name, table }: Pick<Trigger, 'name' | 'table'>,
): Promise<void> {
  if (!isPostgres(db)) return run(db, `drop trigger ${name}`)
  await run(db, `drop trigger ${name} on ${table}`)
  await run(db, `drop function ${name}()`)
}

async function run<Tables>(db: Kysely<Tables>, statement: string) {
  await sql.raw(statement).execute(db)
}
