import type { Database } from '../../kernel/database/schema'
import type { Case } from '../../trust/safety/cases.repo'

/** The state and assignee that a case must have for an action. */
export type Expected = Pick<Case, 'state'> & { assignee?: string }

/** Returns the undecided case about this person. There is at most one. */
export function openCaseAbout(db: Database, personId: string): Promise<Pick<Case, 'id'> | undefined> {
  return db.selectFrom('cases').select('id').where('open_about', '=', personId).executeTakeFirst()
}

/** Changes a case. Returns undefined if it is not in the expected state. */
export function updateCase(
  tx: Database,
  id: string,
  { state, assignee }: Expected,
  values: Partial<Case>,
): Promise<Case | undefined> {
  let query = tx.updateTable('cases').set(values).where('id', '=', id).where('state', '=', state)
  if (assignee !== undefined) query = query.where('assignee', '=', assignee)
  return query.returningAll().executeTakeFirst()
}
