import type { Appeal, AppealState } from '@mentor-connect/contract/admin/appeals'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { appealsWithSanctions } from '../../operator/safety/appealStates.repo'
import { cutPage, readCursor, ROWS_ASKED } from '../pageCursor'

interface Viewer {
  /** The operator who is signed in. */
  operator: string
  /** Nobody else can decide. */
  isOnlyOperator: boolean
}

/** A page of appeals, longest waiting first. */
export async function appealPage(
  db: Database,
  { state = 'open', after }: { state?: AppealState; after?: string },
  viewer: Viewer,
): Promise<{ rows: Appeal[]; next: string | null }> {
  let query = listed(db)
    .where('state', '=', state)
    .orderBy('created_at')
    .orderBy('appeals.id')
    .limit(ROWS_ASKED)
  const cursor = readCursor(after)
  if (cursor) query = query.where(sql<SqlBool>`(created_at, appeals.id) > (${cursor[0]}, ${cursor[1]})`)
  const { rows, next } = cutPage(await query.execute(), (row) => [row.created_at, row.id])
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
