import {
  APPEAL_SORTS,
  type Appeal,
  type AppealSort,
  type AppealState,
} from '@mentor-connect/contract/admin/appeals'
import type { Database } from '../../kernel/database/schema'
import { appealsWithSanctions } from '../../operator/safety/appealStates.repo'
import { cutPage, inOrder, orderOf } from '../sortedPage'

interface Viewer {
  /** Id of the operator who is signed in. */
  operator: string
  /** True if no other operator could decide the appeal. */
  isOnlyOperator: boolean
}

/** Returns a page of appeals, longest waiting first. */
export async function appealPage(
  db: Database,
  {
    state = 'open',
    sort = APPEAL_SORTS[0],
    after,
  }: { state?: AppealState; sort?: AppealSort; after?: string },
  viewer: Viewer,
): Promise<{ rows: Appeal[]; next: string | null }> {
  const order = orderOf(sort, { at: { column: 'created_at' } }, 'appeals.id')
  const query = inOrder(listed(db), order, after).where('state', '=', state)
  const { rows, next } = cutPage(await query.execute())
  return { rows: rows.map((row) => present(row, viewer)), next }
}

export async function findPresentAppeal(
  db: Database,
  id: string,
  viewer: Viewer,
): Promise<Appeal | undefined> {
  const row = await listed(db).where('appeals.id', '=', id).executeTakeFirst()
  return row && present(row, viewer)
}

const listed = (db: Database) =>
  appealsWithSanctions(db)
    .leftJoin('people_search', 'people_search.person_id', 'sanctions.person_id')
    .select(['sanctions.until', 'people_search.name', 'people_search.email'])

type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const present = (row: Row, { operator, isOnlyOperator }: Viewer): Appeal => ({
  id: row.id,
  text: row.text,
  at: row.created_at,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decided_by,
  person: { id: row.person_id, role: row.role, name: row.name, email: row.email },
  sanction: {
    kind: row.kind,
    reason: row.reason,
    by: row.imposed_by,
    at: row.imposed_at,
    until: row.until,
    caseId: row.case_id,
  },
  mayDecide: isOnlyOperator || row.imposed_by !== operator,
})
