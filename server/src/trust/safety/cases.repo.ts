import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ReportKind } from '@mentor-connect/contract/trust/reports'
import type { Insertable, Selectable } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Instant, Database } from '../../kernel/database/schema'
import type { CaseHistoryTable, CaseReportsTable, CasesTable } from '../../kernel/database/safetyTables'

export type Case = Selectable<CasesTable>

/** Time in ms from the first report of a case until a decision is due. */
const DUE_MS = { normal: 72 * HOUR_MS, high: DAY_MS }

interface About {
  id: string
  role: Role
}

/** Finds the open case about this person, or opens one, and locks it until the transaction ends. */
export async function joinOpenCase(tx: Database, about: About, now: Date): Promise<Case> {
  const id = randomUUID()
  const row = await tx
    .insertInto('cases')
    .values({
      id,
      about_id: about.id,
      about_role: about.role,
      state: 'open',
      severity: 'normal',
      opened_at: now.toISOString(),
      due_at: new Date(now.getTime() + DUE_MS.normal).toISOString(),
      open_about: about.id,
    })
    .onConflict((conflict) => conflict.column('open_about').doUpdateSet({ about_role: about.role }))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.id === id)
    await insertHistory(tx, {
      case_id: id,
      at: now.toISOString(),
      operator: '',
      event: 'opened',
      detail: null,
    })
  return row
}

/** Marks a case as urgent. The decision is then due sooner, counted from the first report of the case. */
export async function makeUrgent(tx: Database, { id, opened_at }: Case) {
  const due = new Date(new Date(opened_at).getTime() + DUE_MS.high).toISOString()
  await tx.updateTable('cases').set({ severity: 'high', due_at: due }).where('id', '=', id).execute()
}

export async function insertHistory(tx: Database, entry: Omit<Insertable<CaseHistoryTable>, 'id'>) {
  await tx
    .insertInto('case_history')
    .values({ id: randomUUID(), ...entry })
    .execute()
}

export async function hasReport(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('case_reports').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Stores a report. Returns false if this person has already reported the same content in this case. */
export async function insertReport(tx: Database, report: Insertable<CaseReportsTable>): Promise<boolean> {
  const row = await tx
    .insertInto('case_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Evidence {
  caseId: string
  reportId: string
  content: object
  now: Instant
}

export async function insertEvidence(tx: Database, { caseId, reportId, content, now }: Evidence) {
  const text = JSON.stringify(content)
  await tx
    .insertInto('case_evidence')
    .values({
      id: randomUUID(),
      case_id: caseId,
      report_id: reportId,
      captured_at: now,
      content: text,
      sha256: sha256(text),
    })
    .execute()
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the number of people who have reported something about this person since the given time. */
export async function countReporters(db: Database, aboutId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('case_reports')
    .innerJoin('cases', 'cases.id', 'case_reports.case_id')
    .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('count'))
    .where('about_id', '=', aboutId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the name of the reported content, for example `course:42`. */
export const subjectOf = (kind: ReportKind, id: string) => `${kind}:${id}`

/** Returns the number of people who have reported this content, in all cases. */
export async function countReportersOf(db: Database, subject: string): Promise<number> {
  const { count } = await db
    .selectFrom('case_reports')
    .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('count'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns true if this case has led to a limit or a more severe sanction, even if it was lifted. */
export async function hasSanction(db: Database, caseId: string): Promise<boolean> {
  const row = await db.selectFrom('sanctions').select('id').where('case_id', '=', caseId).executeTakeFirst()
  return row !== undefined
}

/** Returns the reports of a person, newest first, each with its case. */
export function reportsBy(db: Database, reporterId: string, limit: number) {
  return db
    .selectFrom('case_reports')
    .innerJoin('cases', 'cases.id', 'case_reports.case_id')
    .select(['case_reports.id', 'kind', 'category', 'text', 'created_at', 'outcome', 'decided_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at', 'desc')
    .orderBy('case_reports.id')
    .limit(limit)
    .execute()
}

/** Deletes cases that were decided before this time, with their reports and evidence. */
export async function deleteOldCases(db: Database, decidedBefore: Instant) {
  await db.transaction().execute(async (tx) => {
    const old = tx.selectFrom('cases').select('id').where('decided_at', '<', decidedBefore)
    await tx.updateTable('case_evidence').set({ released: 1 }).where('case_id', 'in', old).execute()
    await tx.updateTable('sanctions').set({ case_id: null }).where('case_id', 'in', old).execute()
    await tx.deleteFrom('cases').where('decided_at', '<', decidedBefore).execute()
  })
}
