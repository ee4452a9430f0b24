import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** Steps that the mentor has added stay the learners', without the mentor. */
export async function leavePlans(tx: Database, id: string) {
  await tx.updateTable('plan_steps').set({ added_by: null }).where('added_by', '=', id).execute()
  await tx.updateTable('plan_steps').set({ with_mentor: null }).where('with_mentor', '=', id).execute()
  await tx.updateTable('plan_changes').set({ mentor_id: null }).where('mentor_id', '=', id).execute()
  await tx
    .updateTable('plan_changes')
    .set({ step: sql<string>`replace(step, ${`"${id}"`}, 'null')` })
    .where('step', 'like', `%"${id}"%`)
    .execute()
}
